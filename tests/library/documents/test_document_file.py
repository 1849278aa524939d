"""A house's document in the file of its author."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from pypdf import PdfWriter
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPdfWriter, QTextDocument

from trainer.errors import InputError
from trainer.library.documents.document_file import document_text
from trainer.library.documents.extracted_text import readable
from trainer.library.sentences import sentences

RULE = "1. The dealer plays with “Queen high”: £5."


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_text_is_read_in_the_encoding_that_it_is_in(encoding: str, tmp_path: Path) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(RULE.encode(encoding))
    assert document_text(file) == RULE


RUSSIAN = "1. Игрок делает Анте; стрит и флеш дают 6 к 1. У дилера дама или старше."


@pytest.mark.parametrize("encoding", ["cp1251", "koi8-r", "cp866", "utf-8", "utf-16"])
def test_a_russian_text_is_read_in_the_encoding_of_its_program(
    encoding: str, tmp_path: Path
) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(RUSSIAN.encode(encoding))
    assert document_text(file) == RUSSIAN


def test_a_chinese_text_of_an_older_program_is_read(tmp_path: Path) -> None:
    text = "第一条 玩家先下底注，然后发牌。第二条 同花赔四比一，顺子赔六比一。"
    (tmp_path / "rules.txt").write_bytes(text.encode("gb18030"))
    assert document_text(tmp_path / "rules.txt") == text


NONE = [b"\xff\xfe\x00\xd8", b"\x00\x01" * 50, b"\x81"]


@pytest.mark.parametrize("data", NONE)
def test_what_is_no_text_is_refused_in_words(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "rules.docx"
    file.write_bytes(data)
    with pytest.raises(InputError, match="is not text; save it as Word"):
        document_text(file)


@pytest.mark.parametrize("name", ["rules.docx", "rules.doc", "rules.xls"])
def test_an_older_or_a_locked_office_file_is_told_as_one(name: str, tmp_path: Path) -> None:
    """Word and Excel begin both like this. A .doc that is called .docx was told to be no text."""
    file = tmp_path / name
    file.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0")
    with pytest.raises(InputError, match=r"is locked, or of an older Office; save it as \.docx"):
        document_text(file)


@pytest.mark.parametrize("ending", ["pdf", "docx", "xlsx", "csv", "txt"])
def test_an_empty_file_is_told_to_have_no_text(ending: str, tmp_path: Path) -> None:
    """A PDF said what its library says."""
    file = tmp_path / f"rules.{ending}"
    file.touch()
    with pytest.raises(InputError, match="There is no text in it"):
        readable(document_text(file))


# What qpdf writes for a document without a password to open it, but its encryption is AES.
AES = b"""%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj
4 0 obj<</Length 0>>stream
endstream endobj
5 0 obj<</Filter/Standard/V 5/R 6/Length 256/P -4/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen>>>>
/StmF/StdCF/StrF/StdCF/O<KEY>/U<KEY>/OE<HALF>/UE<HALF>/Perms<HALF>>>endobj
trailer<</Root 1 0 R/Size 6/Encrypt 5 0 R/ID[<00><00>]>>
startxref
0
%%EOF
""".replace(b"KEY", b"00" * 48).replace(b"HALF", b"00" * 32)


def test_an_encrypted_pdf_is_refused_in_words(tmp_path: Path) -> None:
    """AES asks for a library that the program does without."""
    file = tmp_path / "rules.pdf"
    file.write_bytes(AES)
    with pytest.raises(InputError, match="is encrypted; save it as a PDF without a password"):
        document_text(file)


@pytest.mark.parametrize(
    ("pages", "rule", "told"),
    [(201, "", "more than 200 pages"), (3, "1. Ties push.\n" * 1001, "more than 3000 sentences")],
)
def test_a_pdf_of_many_games_is_answered_before_it_is_read(
    pages: int, rule: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of 300 pages took seconds, and was refused then."""
    file, writer, read = tmp_path / "rules.pdf", PdfWriter(), list[str]()
    for _ in range(pages):
        writer.add_blank_page(100, 100)
    writer.write(file)

    def of_page(_: object) -> str:
        read.append(rule)
        return rule

    monkeypatch.setattr("trainer.library.documents.document_file._of_page", of_page)
    with pytest.raises(InputError, match=f"{told}; use only the part about this game"):
        document_text(file)
    assert len(read) == (3 if rule else 0)


WORD = """<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
 xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>
<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>Our game</w:t></w:r></w:p>
<w:p>LIST0<w:r><w:t>Dealing</w:t></w:r></w:p>
<w:p>LIST1<w:r><w:t xml:space="preserve">Three cards </w:t></w:r><w:del><w:r><w:delText>four
</w:delText></w:r></w:del><w:ins><w:r><w:t>each.</w:t></w:r></w:ins></w:p>
<w:p>LIST1<w:r><w:t>Ties push.</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>Old.</w:t></w:r></w:p>
<w:p>LIST0<w:r><w:t>It pays:</w:t></w:r></w:p>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Flush</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>3 to 1</w:t>
</w:r></w:p></w:tc></w:tr><w:tr><w:tc><w:p><w:r><w:t>Pair</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r>
<w:t>1 to 1</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>"""
LISTS = """<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/>
<w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/>
<w:lvlText w:val="(%2)"/></w:lvl></w:abstractNum>
<w:num w:numId="2"><w:abstractNumId w:val="7"/></w:num></w:numbering>"""
STYLES = """<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:style w:styleId="Title"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>"""


DEEP = (
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
    + "<w:tbl><w:tr><w:tc>" * 3000 + "</w:tc></w:tr></w:tbl>" * 3000 + "</w:body></w:document>"
)  # fmt: skip


def word(document: str, **parts: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in {"document": document, **parts}.items():
            file.writestr(f"word/{name}.xml", text)
    return made.getvalue()


def test_a_word_document_has_the_numbers_that_word_counts_and_its_tables(tmp_path: Path) -> None:
    text = WORD
    for depth in "01":
        listed = f'<w:numPr><w:ilvl w:val="{depth}"/><w:numId w:val="2"/></w:numPr>'
        text = text.replace(f"LIST{depth}", f"<w:pPr>{listed}</w:pPr>")
    (tmp_path / "rules.docx").write_bytes(word(text, numbering=LISTS, styles=STYLES))
    read = document_text(tmp_path / "rules.docx")
    assert read.split("\n") == ["# Our game", "4. Dealing", "(a) Three cards each.",
        "(b) Ties push.", "5. It pays:", "", "Flush\t3 to 1", "Pair\t1 to 1", ""]  # fmt: skip
    found = {each.clause: each.says for each in sentences(readable(read), "R")}
    assert found == {"R 4 (a)": "Three cards each.", "R 4 (b)": "Ties push.",
        "R 5": "It pays:\nFlush\t3 to 1\nPair\t1 to 1"}  # fmt: skip


NOTED = """<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:body><w:p><w:r><w:t>Three Card Poker (internal, issue 7, for all of the staff)</w:t></w:r></w:p>
<w:p><w:r><w:t>Folds are collected.</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>
<w:p><w:r><w:t>It pays:</w:t></w:r><w:r><w:footnoteReference w:id="3"/></w:r></w:p>
<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Flush</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>3 to 1</w:t>
</w:r></w:p></w:tc></w:tr></w:tbl><w:p><w:r><w:t>Ties push.</w:t></w:r></w:p></w:body>
</w:document>"""
NOTES = """<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>
<w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r><w:r><w:t> Not those</w:t></w:r></w:p>
<w:p><w:r><w:t>with a Pair Plus.</w:t></w:r></w:p></w:footnote>
<w:footnote w:id="3"><w:p><w:r><w:t>Since June.</w:t></w:r></w:p></w:footnote></w:footnotes>"""


def test_the_footnotes_of_a_word_document_are_sentences(tmp_path: Path) -> None:
    """They were lost, and with them what they rule. A paragraph went on below a long title."""
    (tmp_path / "rules.docx").write_bytes(word(NOTED, footnotes=NOTES))
    read = sentences(readable(document_text(tmp_path / "rules.docx")), "R")
    assert [each.says for each in read] == [
        "Three Card Poker (internal, issue 7, for all of the staff)", "Folds are collected.",
        "[1] Not those with a Pair Plus.", "Flush\t3 to 1", "[2] Since June.", "Ties push.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        b"PK\3\4\0\0",
        word(WORD)[:-60],
        word("<w:p>"),
        word("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"),
        word(" " * (2**25 + 1)),
        word(WORD).replace(b"word/document", b"word/dokument"),
        word(DEEP),
    ],
    # A ZIP holds the second in which it was made: pytest's workers would name these differently.
    ids=["no archive", "cut off", "no end", "entity", "too large", "no document", "deep"],
)  # fmt: skip
def test_a_faulty_word_document_is_told_in_words(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "rules.docx").write_bytes(data)
    with pytest.raises(InputError, match=r"cannot be read as a Word document .*paste its words"):
        document_text(tmp_path / "rules.docx")


def test_a_word_document_with_a_document_type_is_not_told_to_be_too_large(tmp_path: Path) -> None:
    (tmp_path / "rules.docx").write_bytes(word("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"))
    with pytest.raises(InputError, match="it has a DOCTYPE, which Word never writes"):
        document_text(tmp_path / "rules.docx")


PAGE = """<!DOCTYPE html><html><head><title>Home</title><style>p {color: red}</style>
<meta charset="CHARSET"></head><body><h2>Dealing</h2><ol start="3"><li>Three cards
 &amp; no more.<li>Ties <b>push</b>.<ol type="a"><li>On the “Ante”.</li></ol></li></ol>
<p>It pays:</p><table><tr><th>Hand<th>Odds</tr><tr><td><p>Flush</p></td><td>3&nbsp;to 1</td></tr>
</table><script>go()</script></body></html>"""


@pytest.mark.parametrize("charset", ["utf-8", "cp1252", "utf-16"])
def test_a_page_of_the_web_has_its_words_lists_and_tables(charset: str, tmp_path: Path) -> None:
    (tmp_path / "rules.html").write_bytes(PAGE.replace("CHARSET", charset).encode(charset))
    read = readable(document_text(tmp_path / "rules.html"))
    assert [each for each in read.split("\n") if each] == ["# Dealing",
        "3. Three cards & no more.", "4. Ties push.", "a. On the “Ante”.", "It pays:",
        "Hand\tOdds", "Flush\t3 to 1"]  # fmt: skip


SPANNED = """<html><table><tr><th rowspan="2">Wager<th colspan="2">Table 1</tr>
<tr><th>Min</th><th>Max</th></tr><tr><td rowspan=2>Pair<br>Plus</td><td>Flush</td>
<td rowspan=3>4 to 1</td></tr><tr><td>Pair</td></tr><tr><td>Ante</td><td>Run</td></tr>
<tr><td>Prime</td><td>All</td><td>3 to 1</td></tr></table></html>"""


def test_a_cell_of_a_web_page_that_goes_on_below_is_said_in_each_row(tmp_path: Path) -> None:
    (tmp_path / "rules.html").write_text(SPANNED, encoding="utf-8")
    assert document_text(tmp_path / "rules.html").split("\n") == [
        "Wager\tTable 1", "Wager\tMin\tMax", "Pair Plus\tFlush\t4 to 1", "Pair Plus\tPair\t4 to 1",
        "Ante\tRun\t4 to 1", "Prime\tAll\t3 to 1",
    ]  # fmt: skip


RICH = rb"""{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil\fcharset0 Calibri;}{\f1\fnil\fcharset204
 Arial;}}{\*\generator Riched20;}{\info{\title Secret}}\uc1\pard\f0 1. Ante \'93and\'94
 {\b Play}.\par
{\listtext\f0 2.\tab}\f1\'c8\'e3\'f0\'ee\'ea \u1080?\f0  5\'80.\par
\trowd Flush\cell 3 to 1\cell\row Pair\cell 1 to 1\cell\row \{x\}}"""


def test_rich_text_has_its_words_and_tables(tmp_path: Path) -> None:
    (tmp_path / "rules.rtf").write_bytes(RICH)
    assert document_text(tmp_path / "rules.rtf").split("\n") == ["1. Ante “and” Play.",
        "2.\tИгрок и 5€.", "Flush\t3 to 1\t", "Pair\t1 to 1\t", "{x}"]  # fmt: skip


GRID = """Hand|Pair Plus|Ante Bonus
Straight flush|40 to 1|5 to 1
Straight|6 to 1|1 to 1
Pair|1 to 1|"""
PAIRS = """Pair Plus||Ante Bonus|
Straight flush|40 to 1|Straight flush|5 to 1
Straight|6 to 1|Straight|1 to 1
Pair|1 to 1||"""
SIDE_BY_SIDE = [
    ("R 2", "It pays:"),
    ("R 2 Pair Plus", "Pair Plus\nStraight flush\t40 to 1\nStraight\t6 to 1\nPair\t1 to 1"),
    ("R 2 Ante Bonus", "Ante Bonus\nStraight flush\t5 to 1\nStraight\t1 to 1"),
    ("R 2 (b)", "Ties push."),
]


def page_of(rows: list[list[str]]) -> bytes:
    cells = "".join(f"<tr>{''.join(f'<td>{each}</td>' for each in row)}</tr>\n" for row in rows)
    cells = cells.replace("<td>Pair Plus</td><td></td>", '<th colspan="2">Pair Plus</th>')
    return f"<p>2. It pays:</p><table>{cells}</table><p>(b) Ties push.</p>".encode()


def word_of(rows: list[list[str]]) -> bytes:
    def line(text: str) -> str:
        return f"<w:p><w:r><w:t>{text}</w:t></w:r></w:p>"

    cells = "".join(
        f"<w:tr>{''.join(f'<w:tc>{line(each)}</w:tc>' for each in row)}</w:tr>" for row in rows
    )
    head, end = WORD[: WORD.index("<w:p>")], "</w:body></w:document>"
    one, two = (f"<w:tc>{line('Pair Plus')}</w:tc>", f"<w:tc>{line('')}</w:tc>")
    merged = '<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>'
    cells = cells.replace(one + two, one.replace("<w:tc>", merged))
    return word(f"{head}{line('2. It pays:')}<w:tbl>{cells}</w:tbl>{line('(b) Ties push.')}{end}")


def pdf_of(rows: list[list[str]]) -> bytes:
    """Each cell is placed by itself, as printers do it."""
    placed = [(50, 700, "2. It pays:"), (50, 600, "(b) Ties push.")]
    placed += [
        (60 + 120 * at, 680 - 14 * down, each)
        for down, row in enumerate(rows)
        for at, each in enumerate(row)
        if each
    ]
    return pdf_drawing(sorted(placed, key=lambda each: (-each[1], each[0])))


def pdf_drawing(placed: Iterable[tuple[int, int, str]]) -> bytes:
    """A page that draws these words at these points, one after another."""
    drawn = "".join(f"BT /F 10 Tf {x} {y} Td ({each}) Tj ET\n" for x, y, each in placed)
    objects = (
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R"
        ">>>>>>", f"<</Length {len(drawn)}>>stream\n{drawn}endstream",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    )  # fmt: skip
    numbered = "".join(f"{n} 0 obj{each}endobj\n" for n, each in enumerate(objects, 1))
    return f"%PDF-1.4\n{numbered}trailer<</Root 1 0 R/Size 6>>\nstartxref\n0\n%%EOF".encode()


@pytest.mark.parametrize("table", [GRID, PAIRS])
@pytest.mark.parametrize("made", [word_of, page_of, pdf_of])
def test_pay_tables_in_columns_are_parted(
    table: str, made: Callable[[list[list[str]]], bytes], tmp_path: Path
) -> None:
    """Each wager's table is a sentence of its own, which its rule cites."""
    (tmp_path / "rules").write_bytes(made([row.split("|") for row in table.split("\n")]))
    read = readable(document_text(tmp_path / "rules"))
    assert [(each.clause, each.says) for each in sentences(read, "R")] == SIDE_BY_SIDE


COLUMNS = (
    "1.;|The Dealer plays with Queen high.;2. The Ante Bonus pays:;Hand|Pays;"
    "Straight flush|5 to 1;Straight|1 to 1;3. Ties push.",
    "4. The Pair Plus pays:;Pair Plus|Pays;A-K-Q of spades|100% of meter;"
    "Straight flush|40 to 1;Pair|1 to 1;5 Faults;5.1 It is void.",
)


def test_a_table_in_a_column_beside_others_is_read_in_rows(tmp_path: Path) -> None:
    placed = [
        (60 + 250 * column + 130 * at, 700 - 14 * down, cell)
        for column, lines in enumerate(COLUMNS)
        for down, line in enumerate(lines.split(";"))
        for at, cell in enumerate(line.split("|"))
        if cell
    ]
    (tmp_path / "rules.pdf").write_bytes(pdf_drawing(placed))
    read = sentences(readable(document_text(tmp_path / "rules.pdf")), "R")
    assert [(each.clause, each.says) for each in read] == [
        ("R 1", "The Dealer plays with Queen high."),
        ("R 2", "The Ante Bonus pays:\nHand\tPays\nStraight flush\t5 to 1\nStraight\t1 to 1"),
        ("R 3", "Ties push."),
        ("R 4", "The Pair Plus pays:\nPair Plus\tPays\nA-K-Q of spades\t100% of meter\n"
                "Straight flush\t40 to 1\nPair\t1 to 1"),
        ("R 5.1", "It is void."),
    ]  # fmt: skip


LIMITS = "Bet|Least|Most\nPair Plus|5 |500\nAnte|5|1,000\nFlush Bonus|1|25"


@pytest.mark.parametrize("made", [word_of, page_of, pdf_of])
def test_one_table_of_limits_stays_one(
    made: Callable[[list[list[str]]], bytes], tmp_path: Path
) -> None:
    (tmp_path / "rules").write_bytes(made([row.split("|") for row in LIMITS.split("\n")]))
    read = sentences(readable(document_text(tmp_path / "rules")), "R")
    assert [each.clause for each in read] == ["R 2", "R 2 (b)"]
    assert read[0].says.split("\n")[1:] == [
        each.replace(" |", "|").replace("|", "\t") for each in LIMITS.split("\n")
    ]


def test_a_list_in_a_pdf_of_qt_keeps_its_numbers_apart(tmp_path: Path, qapp: object) -> None:
    """``1.Ante is paid`` was a sentence without a number, and so was each below it."""
    file, text = tmp_path / "rules.pdf", QTextDocument()
    text.setHtml("<ol><li>Ante is <b>paid</b>, 1 to 1.</li><li>Play equals the Ante.</li></ol>")
    writer = QPdfWriter(str(file))
    writer.setResolution(96)
    text.setPageSize(QSizeF(writer.width(), writer.height()))
    text.print_(writer)
    del writer
    read = sentences(readable(document_text(file)), "R")
    assert [(each.clause, each.says) for each in read] == [
        ("R 1", "Ante is paid, 1 to 1."), ("R 2", "Play equals the Ante.")
    ]  # fmt: skip


def test_a_cell_that_goes_on_below_is_said_in_each_row(tmp_path: Path) -> None:
    """Only the first row told which wager it was about."""

    def line(text: str, merged: str = "") -> str:
        return f"<w:tc><w:tcPr>{merged}</w:tcPr><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:tc>"

    begins, goes_on = '<w:vMerge w:val="restart"/>', "<w:vMerge/>"
    rows = (
        (line("Wager"), line("Hand"), line("Pays")),
        (line("Pair Plus", begins), line("Flush"), line("4 to 1")),
        (line("", goes_on), line("Pair"), line("1 to 1")),
    )
    table = "".join(f"<w:tr>{''.join(each)}</w:tr>" for each in rows)
    head = WORD[: WORD.index("<w:p>")]
    file = tmp_path / "rules.docx"
    file.write_bytes(word(f"{head}<w:tbl>{table}</w:tbl></w:body></w:document>"))
    assert "Pair Plus\tPair\t1 to 1" in document_text(file)


def test_prizes_and_the_only_page_of_a_pdf(tmp_path: Path) -> None:
    """A table of prizes in NZ$ was lost without a word, and the number of the page was a rule."""
    rows = (("Harbour Jackpot", "Payment"), ("Mini Royal", "100% of the jackpot"),
            ("Straight Flush", "NZ$350"), ("Straight", "NZ$30"))  # fmt: skip
    placed = [(50, 700, "2. It pays as follows at all tables of this casino:")]
    placed += [(60 + 160 * at, 680 - 14 * n, each)
               for n, row in enumerate(rows) for at, each in enumerate(row)]  # fmt: skip
    file = tmp_path / "rules.pdf"
    file.write_bytes(pdf_drawing([*placed, (300, 40, "1")]))
    said = [each.says for each in sentences(readable(document_text(file)), "R")]
    assert "Straight Flush\tNZ$350" in said[-1]
    assert "Mini Royal\t100% of the jackpot" in said[-1]
    assert "1" not in said


def test_the_last_cell_of_a_pdf_is_not_its_page_number(tmp_path: Path) -> None:
    column = ["Pair Plus", "Straight flush", "Pair", "40", "1"]
    file = tmp_path / "rules.pdf"
    file.write_bytes(pdf_drawing([(50, 700 - 14 * n, each) for n, each in enumerate(column)]))
    assert document_text(file).split() == " ".join(column).split()

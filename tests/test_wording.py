"""Every thread has its own language, and none sees or changes another's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier, Event, Thread

import pytest

from trainer.wording import in_english, say, say_figure, speak, speaks_english, spoken_as_here

LANGUAGES = [f"language {number}" for number in range(16)]
TURNS = 500
WAIT_S = 60


def catalogue(language: str) -> Callable[[str, int | None], str]:
    return lambda text, count: f"{text} in {language}"


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak(None)


def in_thread(work: Callable[[], object]) -> object:
    """What the work finds in a new thread."""
    found: list[object] = []
    thread = Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found[0]


def test_two_threads_that_record_in_english_leave_the_language_as_it_was() -> None:
    """The second began while the first was within, and ended after it: the window spoke English
    from then on."""
    speak(catalogue("ru"))
    first_within, second_within, first_over = Event(), Event(), Event()

    def first() -> str:
        with in_english():
            first_within.set()
            second_within.wait(WAIT_S)
        first_over.set()
        return say("Right")

    def second() -> str:
        first_within.wait(WAIT_S)
        with in_english():
            second_within.set()
            first_over.wait(WAIT_S)
            return say("Right")

    with ThreadPoolExecutor(2) as threads:
        told = [threads.submit(spoken_as_here(work)) for work in (first, second)]
    assert [each.result() for each in told] == ["Right in ru", "Right"]
    assert say("Right") == "Right in ru"


def test_what_one_thread_records_is_english_while_others_speak() -> None:
    """Sixteen threads in as many languages, each of them recording in between."""
    begin = Barrier(len(LANGUAGES))

    def live(language: str) -> set[str]:
        begin.wait()
        heard = set()
        for _ in range(TURNS):
            speak(catalogue(language))
            heard.add(say("said"))
            with in_english():
                heard.add(f"recorded {say('text')}")
            heard.add(say("said"))
        return heard

    with ThreadPoolExecutor(len(LANGUAGES)) as threads:
        every = list(threads.map(live, LANGUAGES))
    assert every == [{f"said in {each}", "recorded text"} for each in LANGUAGES]
    assert speaks_english()


def test_a_new_thread_speaks_english_and_work_for_a_reader_his_language() -> None:
    speak(catalogue("ru"), group=".", point=",")
    assert in_thread(lambda: say("Right")) == "Right"
    assert in_thread(spoken_as_here(lambda: say("Right"))) == "Right in ru"
    assert in_thread(spoken_as_here(lambda: say_figure("1,234.50"))) == "1.234,50"


def test_work_goes_on_in_the_language_that_it_was_asked_for_in() -> None:
    speak(catalogue("ru"))
    work = spoken_as_here(lambda: say("Right"))
    speak(catalogue("zh"))
    assert in_thread(work) == "Right in ru"
    assert say("Right") == "Right in zh"


def test_languages_end_one_within_another() -> None:
    speak(catalogue("ru"))
    with ExitStack() as within:
        within.enter_context(in_english())
        within.enter_context(in_english())
        assert say("Right") == "Right"
    assert say("Right") == "Right in ru"


@pytest.mark.parametrize(
    ("text", "values", "said"),
    [
        ("赔付{place}", {"place": "3 号位"}, "赔付 3 号位"),
        ("赔付 {place} 的注", {"place": "庄家"}, "赔付庄家的注"),
        ("由{name}发布", {"name": "Ana 王2"}, "由 Ana 王2 发布"),
        ("{month}{day}日", {"month": "11 月", "day": 30}, "11 月 30 日"),
        ("{rank}{suit}", {"rank": "K", "suit": "♠"}, "K♠"),
        ("赢 {share} 的注：{said}", {"share": "40%", "said": "“好”"}, "赢 40% 的注：“好”"),
        ("收{place}", {"place": ""}, "收"),
    ],
)
def test_chinese_is_parted_from_other_letters_by_a_space_and_from_nothing_else(
    text: str, values: dict[str, object], said: str
) -> None:
    """Values stay as they are: a name, a file."""
    speak(lambda text, count: text, language="zh_CN")
    assert say(text, **values) == said

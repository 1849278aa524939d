"""Two placards of our own for trying the oracle by itself; the program has its own."""

from tests.oracle.naive_settle import Placards

SAMPLE_PLACARDS: Placards = {
    "plain": {
        "pair_plus": {
            "straight_flush": 40,
            "three_of_a_kind": 30,
            "straight": 6,
            "flush": 4,
            "pair": 1,
        },
        "ante_bonus": {"straight_flush": 5, "three_of_a_kind": 4, "straight": 1},
        "limits": {"ante": ["5", "500"], "pair_plus": ["5", "100"]},
    },
    "royal": {
        "pair_plus": {
            "mini_royal": 50,
            "straight_flush": 40,
            "three_of_a_kind": 30,
            "straight": 6,
            "flush": 3,
            "pair": 1,
        },
        "ante_bonus": {"straight_flush": 4, "three_of_a_kind": 3, "straight": 1},
        "limits": {"ante": ["2.50", "1000"], "pair_plus": ["1", "50"]},
    },
}

"""A table of what was worked out holds no more than it may, and what is asked for again is worked out again."""

from gunbai.kernel.keeping import Keep


def test_a_full_table_is_emptied_before_the_next_thing_is_kept() -> None:
    kept: Keep[int, str] = Keep(3)
    assert [kept.put(number, str(number)) for number in range(3)] == ["0", "1", "2"]
    assert kept == {0: "0", 1: "1", 2: "2"}
    assert kept.put(3, "3") == "3"
    assert kept == {3: "3"}
    assert kept.get(0) is None

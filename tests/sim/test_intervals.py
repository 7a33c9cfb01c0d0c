"""Intervals, against figures that were published with the methods."""

import pytest

from gunbai.sim.intervals import difference, mean_band, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), pages 857-872, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_share(hits: int, trials: int, low: float, high: float) -> None:
    found = wilson(hits, trials)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)
    other = wilson(trials - hits, trials)
    assert other.low == pytest.approx(1 - found.high)


def test_nothing_is_known_without_a_trial() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 0).half_width == 0.5


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    # Newcombe, Statistics in Medicine 17 (1998), pages 873-890, table II, method 10.
    [((56, 70, 48, 80), 0.0524, 0.3339), ((9, 10, 3, 10), 0.1705, 0.8090), ((10, 10, 0, 10), 0.6075, 1.0)],
)
def test_the_interval_of_a_difference(counts: tuple[int, int, int, int], low: float, high: float) -> None:
    found = difference(*counts)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_the_band_of_a_mean() -> None:
    mean, (low, high) = mean_band(4, 2 + 4 + 4 + 6, 4 + 16 + 16 + 36)
    # The variance of 2, 4, 4, 6 is 8/3, so that the mean's error is the root of 2/3.
    assert mean == 4
    assert high - mean == pytest.approx(1.959964 * (2 / 3) ** 0.5)
    assert mean - low == pytest.approx(high - mean)
    assert mean_band(1, 7, 49) == (7, (7, 7))

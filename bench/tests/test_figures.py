from bench.figures import Figure, percentile, ratios


def test_spread_is_of_all_rounds() -> None:
    figure = Figure("ready", "ms", (30.0, 10.0, 20.0, 90.0))
    assert (figure.low, figure.median, figure.high) == (10.0, 25.0, 90.0)
    assert figure.of_aim is None


def test_aim_is_held_against_the_median() -> None:
    assert Figure("ready", "ms", (100.0, 300.0, 900.0), aim=400.0).of_aim == 0.75


def test_ratios_are_taken_round_by_round() -> None:
    assert ratios((10.0, 30.0), (100.0, 200.0)) == (0.1, 0.15)


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0, 0.5, 0.99, 1)] == [1.0, 50.0, 99.0, 100.0]
    assert percentile([7.0], 0.5) == 7.0

"""The levels are what they are called: a few games of each table (the long runs are in bench/RESULTS.md)."""

from bench.arena import Played, play, report


def games(table: list[str], count: int, seed: int) -> list[Played]:
    return [play(table[i % 4 :] + table[: i % 4], seed + i) for i in range(count)]


def test_normal_wins_far_more_than_its_part_against_easy():
    played = games(["easy", "easy", "easy", "normal"], 24, 9_000)
    wins = sum(1 / len(p.winners) for p in played if "normal" in {p.levels[seat] for seat in p.winners})
    assert wins >= 12  # a quarter would be 6; five hundred games gave above 80 %


def test_the_report_counts_a_shared_victory_in_parts():
    levels = ["easy", "normal", "normal", "hard"]
    played = [Played(levels, [1, 3], 20, 200, {level: [0.001] for level in levels})]
    lines = report(played).splitlines()
    assert "100% shared" in lines[0]
    assert [line.split(":")[0].split()[0] for line in lines[1:]] == ["easy", "normal", "hard"]
    assert "share 0.0%" in lines[1]
    assert "x2: share 25.0%" in lines[2]
    assert "x1: share 50.0%" in lines[3]
    assert "among the winners 100.0%" in lines[3]

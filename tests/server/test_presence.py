"""Presence across processes, without the processes."""

from fourfold.server.presence import FORGET, Elsewhere, Presence


def test_a_process_hears_who_is_connected_to_another_until_it_falls_silent() -> None:
    time = [0]
    one, other = Presence(lambda: time[0]), Presence(lambda: time[0])
    news = one.news("t", [0, 2], 1, ask=True)
    assert one.hear(news) == ("", False)
    assert other.hear(news) == ("t", True)
    assert other.elsewhere("t") == [Elsewhere((0, 2), 1, 0)]
    assert other.hear(one.news("t", [], 0, ask=False)) == ("t", False)
    assert other.elsewhere("t") == [Elsewhere((), 0, 0)]
    assert other.others == {}
    other.hear(news)
    time[0] += FORGET
    assert other.elsewhere("t") == []

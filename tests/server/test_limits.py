"""Limits are kept for each address, and an IPv6 network is one address."""

import pytest

from fourfold.server.limits import network


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff:1:2:3"),
        ("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_an_ipv6_network_shares_its_limits(one: str, other: str) -> None:
    assert network(one) == network(other)


@pytest.mark.parametrize(
    ("one", "other"), [("2001:db8:1::1", "2001:db8:2::1"), ("::1", "2001:db8::1"), ("192.0.2.1", "192.0.2.2")]
)
def test_other_networks_have_limits_of_their_own(one: str, other: str) -> None:
    assert network(one) != network(other)
    assert network("testclient") == "testclient"

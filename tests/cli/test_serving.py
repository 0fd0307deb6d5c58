"""What `guinguette serve` tells people to type."""

from ipaddress import ip_address

from guinguette.cli.serving import name_of


def test_the_address_that_others_can_type() -> None:
    assert name_of("127.0.0.1") == "localhost"
    assert name_of("example.org") == "example.org"


def test_nobody_gets_to_a_machine_by_the_address_of_all() -> None:
    found = name_of("0.0.0.0")  # noqa: S104  # named, not bound
    assert found == "localhost" or not ip_address(found).is_unspecified

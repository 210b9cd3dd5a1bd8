"""Which addresses players may name: none that leads into the server's own network, however it is written."""

from __future__ import annotations

from typing import Any

import pytest

from app.push.addresses import Addresses, Forbidden, is_public
from app.tables import Refused

PUBLIC = "93.184.215.14"


def world(*numbers: str, any_address: bool = False) -> Addresses:
    async def resolve(host: str, port: int) -> list[str]:
        del host, port
        if not numbers:
            raise OSError("no such host")
        return list(numbers)

    return Addresses(any_address=any_address, resolve=resolve)


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example/x",
        "ftp://chat.example/x",
        "file:///etc/passwd",
        "chat.example/x",
        "https://",
        "https:///x",
        "https://ada:secret@chat.example/x",
        "https://ada@chat.example/x",
        "https://chat.example:99999/x",
        "https://chat.example/a b",
        "https://chat.example/\r\nHost: x",
        "https://chat.example\\@127.0.0.1/x",
        "https://chät.example/x",
        "https://[::1/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://chat.example/" + "x" * 2000,
        "",
    ],
)
def test_addresses_of_another_form_are_refused_at_once(url: str) -> None:
    with pytest.raises(Refused, match="url: expected"):
        world(PUBLIC).plain(url)


def test_a_good_address_is_kept_without_its_fragment() -> None:
    assert world(PUBLIC).plain("https://chat.example:8443/a/b?c=d#e") == "https://chat.example:8443/a/b?c=d"


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0",
        "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
        "2002:7f00:1::", "2001:0:7f00:1::", "not a number",
    ],
)  # fmt: skip
def test_no_host_that_leads_inside_is_called(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", [PUBLIC, "8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_public_addresses_are_called(number: str) -> None:
    assert is_public(number)


async def test_a_host_is_looked_up_and_must_be_public_with_all_its_addresses() -> None:
    parts, numbers = await world(PUBLIC, "2606:4700::1111").place("https://chat.example/x")
    assert (parts.hostname, numbers) == ("chat.example", [PUBLIC, "2606:4700::1111"])
    said: list[str] = []
    for inside in (world(PUBLIC, "10.0.0.1"), world("127.0.0.1"), world()):
        with pytest.raises(Forbidden) as wrong:
            await inside.place("https://inner.example/x")
        said.append(str(wrong.value))
    assert len(set(said)) == 1  # nobody learns which names exist inside


@pytest.mark.parametrize("url", ["https://2130706433/x", "https://0x7f000001/x", "https://localhost/x", "https://0/x"])
async def test_the_systems_own_names_of_this_machine_are_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        await Addresses().place(url)


async def test_a_site_among_friends_may_call_anything() -> None:
    home: Any = world("127.0.0.1", any_address=True)
    assert home.plain("http://127.0.0.1:9/x") == "http://127.0.0.1:9/x"
    assert (await home.place("http://nas.local:9/x"))[1] == ["127.0.0.1"]

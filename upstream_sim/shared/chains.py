"""Addresses on the networks that payouts go by, of which nobody has the key."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from contracts.areas.withdrawal_checks import CryptoNetwork
from contracts.money import Currency
from upstream_sim.shared.tron import base58, tron_address

NETWORKS: Mapping[str, CryptoNetwork] = {
    Currency.USDT: CryptoNetwork.TRON,
    Currency.TRX: CryptoNetwork.TRON,
    Currency.BTC: CryptoNetwork.BITCOIN,
    Currency.ETH: CryptoNetwork.ETHEREUM,
}
"""The currencies that are paid out on a network, and on which."""


def chain_address(network: CryptoNetwork, text: str) -> str:
    """An address made of a text, with a right checksum where its network has one."""
    hashed = hashlib.sha256(text.encode()).digest()[:20]
    if network is CryptoNetwork.ETHEREUM:
        return f"0x{hashed.hex()}"
    if network is CryptoNetwork.TRON:
        return tron_address(text)
    payload = b"\x00" + hashed
    return f"1{base58(payload + hashlib.sha256(hashlib.sha256(payload).digest()).digest()[:4])}"

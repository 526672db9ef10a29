"""What players claim of what was unlocked: it is held of their grants, the oldest first, until somebody decides."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

import msgspec

from contracts.areas.bonus_transactions import UNABLE_TO_CLAIM
from contracts.areas.transactions import TransactionSubType, TransactionType, WalletType
from upstream_sim.areas.bonuses.grants import grants_of, write_grant, write_progress
from upstream_sim.areas.bonuses.records import CLAIMS, GRANTS, PROGRESS, Claim, ClaimPart, progress_id
from upstream_sim.areas.bonuses.rules import claimed_by_release, in_cents, in_usd, shared_out
from upstream_sim.areas.cashback.cashback_totals import add_bonus
from upstream_sim.areas.transactions.records import Transaction, add_transaction
from upstream_sim.core.refusals import ValidationFailed
from upstream_sim.core.world.world import Change, World
from upstream_sim.shared import player_wallets
from upstream_sim.shared.players import PLAYERS, Player

CLAIM = "bonusClaimed"


def claimable(world: World, player_code: str) -> int:
    """What the player can claim now, in cents."""
    return sum(grant.claimable_cents for grant in grants_of(world, player_code) if not grant.isPending)


def claim(world: World, player: Player, amount: Decimal) -> Transaction:
    """The claim, which waits for a decision. Raises ValidationFailed for nothing, and beyond what is unlocked."""
    if amount <= 0:
        raise ValidationFailed("amountInUSD", f"{UNABLE_TO_CLAIM}: enter an amount greater than 0.")
    cents, most = in_cents(amount), claimable(world, player.playerCode)
    if cents > most:
        raise ValidationFailed("amountInUSD", f"{UNABLE_TO_CLAIM}: {in_usd(most):,.2f} USD is unlocked.")
    with world.change() as change:
        entries = player_wallets.hold(change, player_wallets.bonus(player.playerCode), amount, CLAIM)
        row = add_transaction(
            change,
            player,
            TransactionType.BONUS,
            amount=amount,
            currency=player_wallets.USD,
            amount_in_usd=amount,
            entries=entries,
            transactionSubType=TransactionSubType.BONUS_CLAIM,
            walletType=WalletType.BONUS,
        )
        shares = shared_out(grants_of(world, player.playerCode), cents, "claimable_cents")
        for grant, share in shares:
            write_grant(change, grant, msgspec.structs.replace(grant, heldCents=grant.heldCents + share))
        parts = tuple(ClaimPart(uniuqeId=grant.uniuqeId, cents=share) for grant, share in shares)
        kept = Claim(txId=row.txId, playerCode=player.playerCode, createdAt=world.now(), parts=parts)
        change.put(world.table(CLAIMS), kept)
    return row


def confirm_claim(change: Change, transaction: Transaction) -> None:
    """What was held is claimed; it lessens the loss that cashback is paid for."""
    world = change.world
    by_release: Counter[str] = Counter()
    for part in _parts(world, transaction):
        grant = world.table(GRANTS).get(part.uniuqeId)
        if grant is None:
            continue
        held, taken = grant.heldCents - part.cents, grant.claimedCents + part.cents
        after = write_grant(change, grant, msgspec.structs.replace(grant, heldCents=held, claimedCents=taken))
        by_release += claimed_by_release(after) - claimed_by_release(grant)
    for release_id, cents in by_release.items():
        known = world.table(PROGRESS).get(progress_id(release_id, transaction.playerCode))
        if known is not None:
            claimed, count = known.claimedCents + cents, known.claimedCount + 1
            after_claim = msgspec.structs.replace(known, claimedCents=claimed, claimedCount=count)
            write_progress(change, known, after_claim)
    player = world.table(PLAYERS).get(transaction.playerCode)
    if player is not None:
        add_bonus(change, player, cash_bonus=Decimal(0), bonus_claim=in_usd(transaction.toUSDCents))


def return_claim(change: Change, transaction: Transaction) -> None:
    """What was held can be claimed again."""
    for part in _parts(change.world, transaction):
        grant = change.world.table(GRANTS).get(part.uniuqeId)
        if grant is not None:
            write_grant(change, grant, msgspec.structs.replace(grant, heldCents=grant.heldCents - part.cents))


def _parts(world: World, transaction: Transaction) -> tuple[ClaimPart, ...]:
    found = world.table(CLAIMS).get(transaction.txId)
    return found.parts if found else ()

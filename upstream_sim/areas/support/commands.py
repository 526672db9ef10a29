"""Opening tickets, answering them, and what else staff do with them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from contracts.areas.notifications import NotificationLevel
from contracts.areas.support import (
    MOST_SNOOZE_DAYS,
    AssigneeForm,
    MessageFrom,
    SnoozeForm,
    StatusForm,
    TechTicketCreation,
    TicketCreation,
    TicketKind,
    TicketPath,
    TicketStatus,
)
from contracts.areas.support_messages import MessageForm, SeenForm
from contracts.roles import PLATFORM_ADMINS, Permission
from upstream_sim.areas.notifications import notify
from upstream_sim.areas.support.agents import agent_for
from upstream_sim.areas.support.attachments import take_attachments
from upstream_sim.areas.support.queries import news_after, number_of
from upstream_sim.areas.support.records import MESSAGES, Message, Ticket, side_of
from upstream_sim.areas.support.tickets import (
    assign,
    note_seen,
    open_ticket,
    set_status,
    snooze,
    tell,
    ticket_of,
    write_message,
    write_note,
)
from upstream_sim.areas.support.wire import to_wire
from upstream_sim.areas.transactions.records import TRANSACTIONS
from upstream_sim.core.refusals import (
    AlreadyDecided,
    Denied,
    RecordLocked,
    StaleRecord,
    ValidationFailed,
)
from upstream_sim.core.serving.handlers import Command, handles
from upstream_sim.core.world.world import World
from upstream_sim.shared.players import PLAYERS, Player
from upstream_sim.shared.records import UserRef, require_revision
from upstream_sim.shared.tenants import operator_of, require_present
from upstream_sim.shared.users import Caller

NO_CUSTOMER = "There is no such player at this brand."
DELETED_CUSTOMER = "This player was deleted."
NOT_YOU = "A ticket is created in your own name."
NO_TRANSACTION = "There is no such transaction of this player."
LAST_SEEN_REQUIRED = "Name the latest message that you have seen."
IN_THE_PAST = "Choose a time in the future."
TOO_LATE = f"At most {MOST_SNOOZE_DAYS} days from now."
ENDED = "A closed or archived ticket cannot be snoozed."
NOTE_WITHOUT_AGENT = "A note is left for an agent."
OTHER_SIDE = "Notes stay on your side, so this user would not see it."
ENDS = frozenset({TicketStatus.CLOSED, TicketStatus.ARCHIVED})


@handles("supportTicketCreate")
def create(world: World, caller: Caller, command: Command[None, TicketCreation]) -> dict[str, Any]:
    """The ticket, which is the caller's own. Raises ValidationFailed for a customer or a transaction that is not there,
    and for somebody else's name, and RecordLocked for a deleted brand."""
    form = command.body
    if form.agentId not in (None, caller.user.userCode):
        raise ValidationFailed("agentId", NOT_YOU)
    require_present(operator_of(world, form.brandId))
    player = _customer(world, form.brandId, form.customerId.strip())
    tx_id = (form.txId or "").strip() or None
    if tx_id is not None:
        transaction = world.table(TRANSACTIONS).get(tx_id)
        if transaction is None or transaction.playerCode != player.playerCode:
            raise ValidationFailed("txId", NO_TRANSACTION)
    with caller.change(world) as change:
        made = open_ticket(
            change,
            TicketKind.PLAYER,
            player.opId,
            subject=form.subject,
            priority=form.priority,
            sender=MessageFrom.AGENT,
            text=form.message.strip(),
            author=UserRef.of(caller.actor),
            player_code=player.playerCode,
            is_test=player.isTest,
            tx_id=tx_id,
        )
        note_seen(change, caller, made, made.lastNumber)
    return to_wire(world, caller, made)


@handles("techTicketCreate")
def create_tech(world: World, caller: Caller, command: Command[None, TechTicketCreation]) -> dict[str, Any]:
    """The ticket of the caller's operator or brand, or of one that they see."""
    form = command.body
    op_id = form.opId or caller.identity.opId
    require_present(operator_of(world, op_id))
    with caller.change(world) as change:
        made = open_ticket(
            change,
            TicketKind.TECH,
            str(op_id),
            subject=form.subject,
            priority=form.priority,
            sender=MessageFrom.OPERATOR,
            text=form.message.strip(),
            author=UserRef.of(caller.actor),
        )
        note_seen(change, caller, made, made.lastNumber)
    return to_wire(world, caller, made)


@handles("supportMessageSend")
def send(world: World, caller: Caller, command: Command[None, MessageForm, TicketPath]) -> dict[str, Any]:
    """The ticket, with what the caller had not seen of it. Raises NotFound, RecordLocked for an archived ticket,
    StaleRecord where somebody else wrote in between, TransitionNotAllowed, and ValidationFailed."""
    form = command.body
    ticket = ticket_of(world, caller, command.path.brandId, command.path.id)
    text, by = form.text.strip(), UserRef.of(caller.actor)
    known = _last_seen(world, ticket, form)
    if not form.isInternal:
        _require_seen(world, caller, ticket, known)
    side = side_of(caller.identity.role)
    with caller.change(world) as change:
        images = take_attachments(change, caller, ticket, form.attachmentIds)
        if form.isInternal:
            message = write_note(change, ticket, text, by, side, images)
            tell(change, ticket, "note", op_id=None if caller.user.role in PLATFORM_ADMINS else ticket.opId)
        else:
            sender = _sender(caller, ticket)
            ticket, message = write_message(
                change, ticket, sender, text, author=by, attachments=images, then=form.status
            )
            tell(change, ticket, "message", op_id=ticket.opId)
        note_seen(change, caller, ticket, message.number)
    return news_after(world, caller, ticket, known)


@handles("supportStatusUpdate")
def update_status(world: World, caller: Caller, command: Command[None, StatusForm, TicketPath]) -> dict[str, Any]:
    """The ticket. Raises NotFound, StaleRecord, TransitionNotAllowed, and AlreadyDecided for the status that it has."""
    ticket = _seen_ticket(world, caller, command)
    status = command.body.status
    if status is ticket.status:
        message = f"This ticket is {status} already."
        raise AlreadyDecided(message, to_wire(world, caller, ticket), ticket.updatedBy, ticket.updatedAt)
    with caller.change(world) as change:
        ticket = set_status(change, ticket, status)
    return to_wire(world, caller, ticket)


@handles("supportAssign")
def assign_ticket(world: World, caller: Caller, command: Command[None, AssigneeForm, TicketPath]) -> dict[str, Any]:
    """The ticket. A new agent is notified. Raises NotFound, StaleRecord, Denied for somebody else without the right to
    assign others, and ValidationFailed for who may not answer it."""
    form = command.body
    ticket = _seen_ticket(world, caller, command)
    _require_may_assign(caller, ticket, form.userCode)
    if form.userCode is None and form.note.strip():
        raise ValidationFailed("note", NOTE_WITHOUT_AGENT)
    agent = None if form.userCode is None else agent_for(world, form.userCode, ticket.opId, ticket.kind)
    by, note, side = UserRef.of(caller.actor), form.note.strip(), side_of(caller.identity.role)
    if note and agent is not None and side_of(agent.role) != side:
        raise ValidationFailed("note", OTHER_SIDE)
    with caller.change(world) as change:
        chosen = None if agent is None else UserRef(nickname=agent.nickname, userCode=agent.userCode)
        ticket = assign(change, ticket, chosen)
        if note:
            written = write_note(change, ticket, note, by, side)
            note_seen(change, caller, ticket, written.number)
        if agent is not None and agent.userCode != caller.user.userCode:
            notify(
                change,
                title=f"Ticket {ticket.ticketNumber} of {operator_of(world, ticket.opId).title} was handed to you",
                body=f"{by.nickname}: {note}" if note else f"By {by.nickname}.",
                level=NotificationLevel.INFO,
                roles=(agent.role,),
                op_id=agent.opId,
                user_code=agent.userCode,
                link=f"/support/{ticket.opId}/{ticket.ticketId}",
            )
    return to_wire(world, caller, ticket)


@handles("supportSnooze")
def snooze_ticket(world: World, caller: Caller, command: Command[None, SnoozeForm, TicketPath]) -> dict[str, Any]:
    """The ticket. Raises NotFound, StaleRecord, RecordLocked for one that has ended, and ValidationFailed."""
    ticket = _seen_ticket(world, caller, command)
    until, now = command.body.until, world.now()
    if until is not None:
        if ticket.status in ENDS:
            raise RecordLocked(ENDED)
        if until <= now:
            raise ValidationFailed("until", IN_THE_PAST)
        if until > now + timedelta(days=MOST_SNOOZE_DAYS):
            raise ValidationFailed("until", TOO_LATE)
    with caller.change(world) as change:
        ticket = snooze(change, ticket, until)
    return to_wire(world, caller, ticket)


@handles("supportTicketSeen")
def seen(world: World, caller: Caller, command: Command[None, SeenForm, TicketPath]) -> None:
    """Raises NotFound, and ValidationFailed for a message that is not the ticket's."""
    ticket = ticket_of(world, caller, command.path.brandId, command.path.id)
    number = number_of(world, ticket, "messageId", command.body.messageId)
    with caller.change(world) as change:
        if note_seen(change, caller, ticket, number):
            tell(change, ticket, "view", op_id=ticket.opId)


def _customer(world: World, brand_id: str, customer_id: str) -> Player:
    """The brand's player of this id or code. Raises ValidationFailed."""
    table = world.table(PLAYERS)
    player = table.get(customer_id.upper()) or table.first(playerId=customer_id)
    if player is None or player.opId != brand_id:
        raise ValidationFailed("customerId", NO_CUSTOMER)
    if player.isDeleted:
        raise ValidationFailed("customerId", DELETED_CUSTOMER)
    return player


def _seen_ticket(world: World, caller: Caller, command: Command[Any, Any, TicketPath]) -> Ticket:
    """The ticket, as the caller has seen it. Raises NotFound and StaleRecord."""
    ticket = ticket_of(world, caller, command.path.brandId, command.path.id)
    require_revision(ticket, command.revision, to_wire(world, caller, ticket))
    return ticket


def _require_may_assign(caller: Caller, ticket: Ticket, user_code: str | None) -> None:
    """Anybody takes a ticket and gives their own back. Raises Denied for more without the right."""
    own = caller.user.userCode
    is_own = user_code == own or (user_code is None and ticket.agentCode in (own, None))
    if not is_own and Permission.SUPPORT_MANAGE not in caller.identity.permissions:
        raise Denied


def _sender(caller: Caller, ticket: Ticket) -> MessageFrom:
    """In a tech ticket operators ask and the platform answers; a player's ticket all answer."""
    asks = ticket.kind is TicketKind.TECH and caller.user.role not in PLATFORM_ADMINS
    return MessageFrom.OPERATOR if asks else MessageFrom.AGENT


def _last_seen(world: World, ticket: Ticket, form: MessageForm) -> int:
    """The number of the latest message that the author had seen. Raises ValidationFailed."""
    if form.lastSeenMessageId is not None:
        return number_of(world, ticket, "lastSeenMessageId", form.lastSeenMessageId)
    if form.isInternal:
        return world.table(MESSAGES).count(ticketId=ticket.ticketId)
    raise ValidationFailed("lastSeenMessageId", LAST_SEEN_REQUIRED)


def _require_seen(world: World, caller: Caller, ticket: Ticket, number: int) -> None:
    """Raises StaleRecord, with the new messages, where the asking side or another agent wrote since."""
    later = [each for each in world.table(MESSAGES).where(ticketId=ticket.ticketId) if each.number > number]
    missed = [each for each in later if not each.isInternal and not _is_own(each, caller)]
    if missed:
        latest = max(missed, key=lambda each: each.number)
        by = latest.author or UserRef(nickname="The player", userCode=ticket.playerCode or "")
        raise StaleRecord(news_after(world, caller, ticket, number), by, latest.at)


def _is_own(message: Message, caller: Caller) -> bool:
    return message.author is not None and message.author.userCode == caller.user.userCode

import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/api/answer'
import { MESSAGE_LENGTH } from '@/api/gen/support/constants'
import {
  api,
  type TicketAttachment,
  type TicketDetails,
  type TicketNews,
} from '@/api/gen/support/endpoints'
import type { TicketStatus } from '@/api/gen/support/enums'
import { useCurrentUser } from '@/kit/currentUser'
import { useConfirm } from '@/kit/dialog/confirm'
import { readList } from '@/kit/display/readValue'
import { type Result, useAction } from '@/kit/form/useAction'
import { useEventCallback } from '@/kit/useEventCallback'
import { type Draft, draftOf, keepDraft } from './drafts'
import { openPlaceholders, withNames, withoutNames } from './placeholders'
import { lastPublic } from './useTicket'

interface SendOptions {
  /** What the reply leaves the ticket in, where that is not Replied. */
  readonly status?: TicketStatus
  /** Where to go once it was sent. */
  readonly onNext?: (() => void) | null
}

export interface Composing {
  readonly text: string
  readonly isInternal: boolean
  readonly images: readonly TicketAttachment[]
  readonly isStale: boolean
  readonly running: boolean
  /** Why it cannot be sent as it stands. */
  readonly problem: string | null
  readonly canSend: boolean
  readonly setText: (text: string) => void
  readonly setImages: (images: readonly TicketAttachment[]) => void
  readonly choose: (isInternal: boolean) => void
  /** Whether it was sent, and its ticket is still shown. */
  readonly send: (options?: SendOptions) => Promise<boolean>
}

const EMPTY: Draft = { text: '', isInternal: false }
const NO_IMAGES: readonly TicketAttachment[] = []

function problemOf(text: string, isInternal: boolean): string | null {
  if (text.length > MESSAGE_LENGTH) return `At most ${MESSAGE_LENGTH} characters.`
  const open = isInternal ? [] : openPlaceholders(text)
  return open.length > 0 ? `Replace ${open.join(', ')} first.` : null
}

/** A reply or note in the making: kept as a draft, sent once, and kept where it was not taken. */
export function useComposer(
  ticket: TicketDetails | undefined,
  add: (news: TicketNews) => void,
): Composing {
  const { userCode } = useCurrentUser()
  const confirm = useConfirm()
  const id = ticket?.id
  const [{ text, isInternal }, setDraft] = useDraft(userCode, ticket)
  const [images, setImages] = useState(NO_IMAGES)
  const [isStale, setStale] = useState(false)
  const write = useAction(api.endpoints.supportMessageSend, {
    isAnsweredByCaller: ({ kind }) => kind === 'stale',
  })
  const [sending, setSending] = useState<string>()
  const [shownId, setShownId] = useState(id)
  if (shownId !== id) {
    setShownId(id)
    setImages(NO_IMAGES)
    setStale(false)
  }
  const shown = useRef(id)
  useEffect(() => {
    shown.current = id
  }, [id])
  const problem = problemOf(text, isInternal)
  const canSend = ticket !== undefined && text.trim() !== '' && problem === null && !write.running

  /** Whoever has gone on to another ticket finds that as they left it. */
  const settle = (sent: Result<TicketNews>, sentTo: string, onNext: SendOptions['onNext']) => {
    const news = sent.ok ? sent.data : missed(sent.error)
    if (news) add(news)
    if (sent.ok) keepDraft(userCode, sentTo, EMPTY)
    if (shown.current !== sentTo) return false
    if (sent.ok) {
      setDraft(EMPTY)
      setImages(NO_IMAGES)
      onNext?.()
    }
    setStale(!sent.ok && sent.error.kind === 'stale')
    return sent.ok
  }
  const send = async ({ status, onNext }: SendOptions = {}) => {
    if (!canSend) return false
    if (!isInternal && !(await mayReopen(confirm, ticket, status))) return false
    setSending(ticket.id)
    const messageForm = {
      text,
      isInternal,
      attachmentIds: images.map(({ attachmentId }) => attachmentId),
      ...seenOf(ticket),
      ...(status && { status }),
    }
    const sent = await write.run({ brandId: ticket.brandId, id: ticket.id, messageForm })
    return settle(sent, ticket.id, onNext)
  }
  return {
    text,
    isInternal,
    images,
    isStale,
    running: write.running && sending === id,
    problem,
    canSend,
    setText: (next) => setDraft({ text: next, isInternal }),
    // an upload may end when another ticket is open
    setImages: (next) => {
      if (shown.current === id) setImages(next)
    },
    choose: (internal) => setDraft({ text, isInternal: internal }),
    send,
  }
}

function seenOf({ messages }: TicketDetails) {
  const seen = lastPublic(readList(messages))?.messageId
  return seen === undefined ? {} : { lastSeenMessageId: seen }
}

/** What came to the ticket in between, where a reply was refused for it. */
function missed({ kind, data }: ApiError): TicketNews | null {
  const record = kind === 'stale' ? (data as { record?: TicketNews } | null)?.record : null
  return record?.ticket ? record : null
}

/** A reply to a closed ticket opens it again, unless it closes it once more. */
const mayReopen = async (
  confirm: ReturnType<typeof useConfirm>,
  ticket: TicketDetails,
  then: TicketStatus | undefined,
) =>
  ticket.status !== 'CLOSED' ||
  then === 'CLOSED' ||
  confirm({
    title: 'Send to closed ticket?',
    content: 'Your reply opens it again.',
    confirmLabel: 'Send',
  })

/** What the browser kept of a reply to the ticket. */
function keptDraft(userCode: string, ticket: TicketDetails | undefined) {
  const kept = ticket && draftOf(userCode, ticket.id)
  return kept ? { ...kept, text: withNames(kept.text, ticket) } : EMPTY
}

/** The draft of the ticket that is open. */
function useDraft(userCode: string, ticket: TicketDetails | undefined) {
  const id = ticket?.id
  const [held, setHeld] = useState(() => ({ id, draft: keptDraft(userCode, ticket) }))
  if (held.id !== id) setHeld({ id, draft: keptDraft(userCode, ticket) })
  const { draft } = held
  const keep = useEventCallback(() => {
    if (ticket && held.id === id)
      keepDraft(userCode, ticket.id, { ...draft, text: withoutNames(draft.text, ticket) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is kept
  useEffect(keep, [userCode, id, held.id, draft, keep])
  return [draft, (next: Draft) => setHeld({ id, draft: next })] as const
}

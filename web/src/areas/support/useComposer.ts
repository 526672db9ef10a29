import { useEffect, useState } from 'react'
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
import { useAction } from '@/kit/form/useAction'
import { draftOf, keepDraft } from './drafts'
import { openPlaceholders } from './placeholders'
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
  /** Whether it was sent. */
  readonly send: (options?: SendOptions) => Promise<boolean>
}

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
  const [{ text, isInternal }, setDraft] = useDraft(userCode, id)
  const [images, setImages] = useState(NO_IMAGES)
  const [isStale, setStale] = useState(false)
  const write = useAction(api.endpoints.supportMessageSend, {
    isAnsweredByCaller: ({ kind }) => kind === 'stale',
  })
  const [shownId, setShownId] = useState(id)
  if (shownId !== id) {
    setShownId(id)
    setImages(NO_IMAGES)
    setStale(false)
  }
  const problem = problemOf(text, isInternal)
  const canSend = ticket !== undefined && text.trim() !== '' && problem === null && !write.running

  const send = async ({ status, onNext }: SendOptions = {}) => {
    if (!canSend) return false
    if (ticket.status === 'CLOSED' && !isInternal && !(await mayReopen(confirm, status)))
      return false
    const seen = lastPublic(readList(ticket.messages))?.messageId
    const sent = await write.run({
      brandId: ticket.brandId,
      id: ticket.id,
      messageForm: {
        text,
        isInternal,
        attachmentIds: images.map(({ attachmentId }) => attachmentId),
        ...(seen !== undefined && { lastSeenMessageId: seen }),
        ...(status && { status }),
      },
    })
    if (sent.ok) {
      setDraft({ text: '', isInternal: false })
      setImages(NO_IMAGES)
      setStale(false)
      add(sent.data)
      onNext?.()
    } else if (sent.error.kind === 'stale') {
      setStale(true)
      const record = (sent.error.data as { record?: TicketNews } | null)?.record
      if (record?.ticket) add(record)
    }
    return sent.ok
  }
  return {
    text,
    isInternal,
    images,
    isStale,
    running: write.running,
    problem,
    canSend,
    setText: (next) => setDraft({ text: next, isInternal }),
    setImages,
    choose: (internal) => setDraft({ text, isInternal: internal }),
    send,
  }
}

/** A reply to a closed ticket opens it again, unless it closes it once more. */
const mayReopen = async (confirm: ReturnType<typeof useConfirm>, status?: TicketStatus) =>
  status === 'CLOSED' ||
  confirm({
    title: 'Reply to a closed ticket?',
    content: 'Your reply opens it again.',
    confirmLabel: 'Send',
  })

const EMPTY = { text: '', isInternal: false }

/** The draft of the ticket that is open. */
function useDraft(userCode: string, id: string | undefined) {
  const [held, setHeld] = useState({ id, draft: (id && draftOf(userCode, id)) || EMPTY })
  if (held.id !== id) setHeld({ id, draft: (id && draftOf(userCode, id)) || EMPTY })
  const { draft } = held
  useEffect(() => {
    if (id !== undefined && held.id === id) keepDraft(userCode, id, draft)
  }, [userCode, id, held.id, draft])
  return [draft, (next: typeof EMPTY) => setHeld({ id, draft: next })] as const
}

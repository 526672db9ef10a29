import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import {
  api,
  type TicketDetails,
  type TicketMessage,
  type TicketNews,
  useSupportTicketQuery,
} from '@/api/gen/support/endpoints'
import { write } from '@/api/write'
import { usePresence } from '@/areas/presence'
import { useCurrentUser } from '@/kit/currentUser'
import { readList } from '@/kit/display/readValue'
import { useEventCallback } from '@/kit/useEventCallback'

export interface TicketAddress {
  readonly brandId: string
  readonly id: string
}

const NOBODY: TicketAddress = { brandId: '', id: '' }

/** The latest message that was no note: what the author of a reply has seen. */
export const lastPublic = (messages: readonly TicketMessage[]): TicketMessage | undefined =>
  messages.findLast(({ isInternal }) => !isInternal)

/** A ticket with its conversation, kept up to date while it is open: what is new is added, and nothing else moves. */
export function useTicket(address: TicketAddress | null, isWriting: boolean) {
  const asked = address ?? NOBODY
  const call = useSupportTicketQuery(asked, {
    skip: address === null,
    refetchOnMountOrArgChange: true,
  })
  const presence = usePresence('ticket', asked.id, isWriting)
  const { others } = presence
  const add = useAddNews()
  useNews(asked, call.isFetching ? undefined : call.currentData, presence, add)
  useSeen(asked, call.currentData)
  return { call, others, add }
}

/** Puts what is new into its ticket, which need not be shown any more; a message that is there already stays. */
function useAddNews() {
  const dispatch = useDispatch()
  return useEventCallback((news: TicketNews) => {
    const { brandId, id } = news.ticket
    const merge = (ticket: TicketDetails) => {
      const known = new Set(ticket.messages.map(({ messageId }) => messageId))
      Object.assign(ticket, news.ticket)
      ticket.messages.push(...news.messages.filter(({ messageId }) => !known.has(messageId)))
    }
    // biome-ignore lint/suspicious/noExplicitAny: a thunk of the store
    dispatch(api.util.updateQueryData('supportTicket', { brandId, id }, merge) as any)
  })
}

/** Reads what is new whenever the record's revision is another than the one that is shown. */
function useNews(
  address: TicketAddress,
  ticket: TicketDetails | undefined,
  { revision, at }: Pick<ReturnType<typeof usePresence>, 'revision' | 'at'>,
  add: (news: TicketNews) => void,
) {
  const dispatch = useDispatch()
  const [known, setKnown] = useState<{ id: string; revision: number } | null>(null)
  const isNews = known?.id === address.id && revision !== undefined && revision !== known.revision
  const read = useEventCallback(async () => {
    const after = readList(ticket?.messages).at(-1)?.messageId
    if (after === undefined || revision === undefined) return
    const thunk = api.endpoints.supportTicketNews.initiate(
      { ...address, after },
      { forceRefetch: true, subscribe: false },
    )
    // biome-ignore lint/suspicious/noExplicitAny: a thunk of the store
    const { data } = (await dispatch(thunk as any)) as unknown as { data?: TicketNews }
    if (data) {
      setKnown({ id: address.id, revision })
      add(data)
    }
  })
  useEffect(() => {
    if (revision !== undefined && ticket && known?.id !== address.id) {
      setKnown({ id: address.id, revision })
    }
  }, [address.id, known?.id, revision, ticket])
  const mayRead = isNews && ticket !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be read is tried again with the next answer
  useEffect(() => {
    if (mayRead) void read()
  }, [mayRead, revision, at, read])
}

/** Says what the user has seen, once for each message that came. */
function useSeen(address: TicketAddress, ticket: TicketDetails | undefined) {
  const dispatch = useDispatch()
  const { permissions } = useCurrentUser()
  const messageId = readList(ticket?.messages).at(-1)?.messageId
  const isDue = ticket?.isUnread === true && permissions.includes('support_write')
  const say = useEventCallback(async (seen: string) => {
    if (document.visibilityState !== 'visible') return
    const arg = { ...address, seenForm: { messageId: seen } }
    const { ok } = await write(dispatch as never, api.endpoints.supportTicketSeen, arg)
    if (ok) {
      const mark = (shown: TicketDetails) => {
        shown.isUnread = false
      }
      // biome-ignore lint/suspicious/noExplicitAny: a thunk of the store
      dispatch(api.util.updateQueryData('supportTicket', address, mark) as any)
    }
  })
  useEffect(() => {
    if (isDue && messageId !== undefined) void say(messageId)
  }, [isDue, messageId, say])
}

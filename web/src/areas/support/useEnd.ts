import { useLayoutEffect, useRef, useState } from 'react'
import type { TicketMessage } from '@/api/gen/support/endpoints'
import type { FeedHandle } from '@/kit/list/Feed'
import { useEventCallback } from '@/kit/useEventCallback'

/**
 * The end of a conversation: it is gone to with what the user writes, and not with what others write. `unseen` counts
 * their messages until one looks at the end.
 */
export function useEnd(messages: readonly TicketMessage[], userCode: string) {
  const feed = useRef<FeedHandle>(null)
  const { length } = messages
  const [known, setKnown] = useState(length)
  const onEndSeen = useEventCallback(() => setKnown(length))
  const toEnd = useEventCallback(() => {
    feed.current?.toEnd()
    setKnown(length)
  })
  const isOwn = messages.at(-1)?.author?.userCode === userCode
  const count = useRef(length)
  useLayoutEffect(() => {
    const grew = length > count.current
    count.current = length
    if (grew && isOwn) toEnd()
  }, [length, isOwn, toEnd])
  return {
    feed,
    toEnd,
    onEndSeen,
    unseen: messages.slice(known).filter(({ author }) => author?.userCode !== userCode).length,
  }
}

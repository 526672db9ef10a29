import { useLayoutEffect, useRef, useState } from 'react'
import type { TicketMessage } from '@/api/gen/support/endpoints'
import { useEventCallback } from '@/kit/useEventCallback'

/** From the end, in pixels: as good as at it. */
const NEAR = 24
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= NEAR

/**
 * Where a conversation is read: it opens at its end, goes there with what the user writes, and stays where it is with
 * what others write. `unseen` counts those messages until one looks at the end.
 */
export function useEnd(messages: readonly TicketMessage[], userCode: string) {
  const box = useRef<HTMLElement>(null)
  const [known, setKnown] = useState(messages.length)
  const isHeld = useRef(true)
  const toEnd = useEventCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    setKnown(messages.length)
  })
  // The heights of what is out of view are guesses until it is drawn: the end is held until the user moves.
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const hold = () => {
      if (isHeld.current) current.scrollTop = current.scrollHeight
    }
    const leave = () => {
      isHeld.current = false
    }
    const observer = new ResizeObserver(hold)
    if (current.firstElementChild) observer.observe(current.firstElementChild)
    for (const event of BY_HAND) current.addEventListener(event, leave, { passive: true })
    hold()
    return () => {
      observer.disconnect()
      for (const event of BY_HAND) current.removeEventListener(event, leave)
    }
  }, [])
  const isOwn = messages.at(-1)?.author?.userCode === userCode
  const { length } = messages
  const count = useRef(length)
  useLayoutEffect(() => {
    const grew = length > count.current
    count.current = length
    if (!grew) return
    isHeld.current = false
    if (isOwn) toEnd()
  }, [length, isOwn, toEnd])
  return {
    box,
    toEnd,
    onScroll: () => {
      if (box.current && known < length && isAtEnd(box.current)) setKnown(length)
    },
    unseen: messages.slice(known).filter(({ author }) => author?.userCode !== userCode).length,
  }
}

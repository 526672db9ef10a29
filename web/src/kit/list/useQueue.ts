import { useEffect, useState } from 'react'
import { useEventCallback } from '../useEventCallback'

interface Listed {
  readonly openId: string | null
  /** Of the rows as they are listed now. */
  readonly keys: readonly string[]
  /** The whole list came at once: what is missing from it is gone. */
  readonly isWhole: boolean
  readonly isFetching: boolean
  readonly show: (key: string) => void
  readonly close: () => void
}

interface Queue {
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  readonly onDecided: () => void
  /** It was just decided, and the next is on its way. */
  readonly isDecided: boolean
}

interface Decided {
  readonly key: string
  /** The list is or was read again since. */
  readonly isRead: boolean
}

/** What was listed, with what has come since where it stands now. */
function withNew(known: readonly string[], now: readonly string[]): readonly string[] {
  const next = [...known]
  now.forEach((key, at) => {
    if (next.includes(key)) return
    const before = now[at - 1]
    const after = now.slice(at + 1).find((each) => next.includes(each))
    if (before !== undefined) next.splice(next.indexOf(before) + 1, 0, key)
    else next.splice(after === undefined ? next.length : next.indexOf(after), 0, key)
  })
  return next
}

/** The nearest key on that side that `isOffered`. */
function beside(
  keys: readonly string[],
  from: string,
  step: 1 | -1,
  isOffered: (key: string) => boolean,
): string | undefined {
  const at = keys.indexOf(from)
  if (at < 0) return undefined
  return step > 0 ? keys.slice(at + 1).find(isOffered) : keys.slice(0, at).findLast(isOffered)
}

/**
 * The neighbours of the open record in its list as it was when it was opened: what is decided leaves the list, and the
 * way on must stay. Once the decided one has left, the next opens by itself; after the last, the record closes.
 */
export function useQueue({ openId, keys, isWhole, isFetching, show, close }: Listed): Queue {
  const [known, setKnown] = useState<readonly string[]>([])
  const [decided, setDecided] = useState<Decided | null>(null)
  const listed = openId === null ? [] : withNew(known, keys)
  if (listed.join() !== known.join()) setKnown(listed)
  const isListed = (key: string) => keys.includes(key)
  if (decided && !decided.isRead && isFetching) setDecided({ ...decided, isRead: true })
  const stays = decided?.isRead && !isFetching && isListed(decided.key)
  if (decided && (decided.key !== openId || stays)) setDecided(null)
  // It counts as decided until another is drawn: no key acts on it meanwhile.
  const goOn = useEventCallback((from: string) => {
    const next = beside(known, from, 1, isListed) ?? beside(known, from, -1, isListed)
    if (next === undefined) close()
    else show(next)
  })
  const left = decided && !isFetching && !isListed(decided.key) ? decided.key : null
  useEffect(() => {
    if (left !== null) goOn(left)
  }, [left, goOn])
  const to = (step: 1 | -1) => {
    const other =
      openId === null ? undefined : beside(known, openId, step, (key) => !isWhole || isListed(key))
    return other === undefined ? null : () => show(other)
  }
  return {
    onPrevious: to(-1),
    onNext: to(1),
    onDecided: useEventCallback(() => {
      if (openId !== null) setDecided({ key: openId, isRead: false })
    }),
    isDecided: decided !== null,
  }
}

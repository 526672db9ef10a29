import { useState } from 'react'
import { usePresenceQuery } from '@/api/gen/presence/endpoints'
import type { PresenceKind } from '@/api/gen/presence/enums'
import { readList } from '@/kit/display/readValue'
import { usePolling } from '@/session/usePolling'

const EVERY_MS = 10_000

/**
 * Says that the user has a record open, and tells who else has and the record's newest revision: another one whenever
 * there is something new in it; `at` is when that was said. A hidden tab says and asks nothing.
 */
export function usePresence(kind: PresenceKind, id: string, isWriting: boolean) {
  const { currentData, fulfilledTimeStamp: at } = usePresenceQuery(
    { presenceForm: { kind, id, isWriting } },
    { ...usePolling(EVERY_MS), refetchOnMountOrArgChange: true, skip: !id },
  )
  // what was answered before one began to write holds until the next answer, but never for another record
  const [held, setHeld] = useState({ id, data: currentData })
  const isNewer = currentData !== undefined && currentData !== held.data
  if (held.id !== id || isNewer) setHeld({ id, data: currentData })
  return { others: readList(held.data?.others), revision: held.data?.revision, at }
}

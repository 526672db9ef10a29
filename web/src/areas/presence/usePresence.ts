import { usePresenceQuery } from '@/api/gen/presence/endpoints'
import type { PresenceKind } from '@/api/gen/presence/enums'
import { usePolling } from '@/session/usePolling'

const EVERY_MS = 10_000

/**
 * Says that the user has a record open, and tells who else has and the record's newest revision: another one whenever
 * there is something new in it. A hidden tab says and asks nothing.
 */
export function usePresence(kind: PresenceKind, id: string, isWriting: boolean) {
  const { data } = usePresenceQuery(
    { presenceForm: { kind, id, isWriting } },
    { ...usePolling(EVERY_MS), refetchOnMountOrArgChange: true, skip: !id },
  )
  return { others: data?.others ?? [], revision: data?.revision }
}

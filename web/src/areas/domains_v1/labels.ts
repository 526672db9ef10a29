import type { NsStatus, SslMode, ZoneStatus } from '@/api/gen/shared/enums'
import { joined } from '@/kit/display/None'
import { rawText } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export const zoneStates: Readonly<Record<ZoneStatus, StatusLabel>> = {
  pending: { tone: 'waiting', label: 'PENDING' },
  active: { tone: 'good', label: 'ACTIVE' },
  moved: { tone: 'bad', label: 'MOVED' },
  deleted: { tone: 'ended', label: 'DELETED' },
}

export const sslModes: Readonly<Record<SslMode, string>> = {
  off: 'Off',
  flexible: 'Flexible',
  full: 'Full',
  strict: 'Strict',
}

export const nsStates: Readonly<Record<NsStatus, StatusLabel>> = {
  SUCCESS: { tone: 'good', label: 'SUCCESS' },
  PENDING: { tone: 'waiting', label: 'PENDING' },
  'Invalid Domain': { tone: 'bad', label: 'Invalid domain' },
}

const plain = (server: string) => server.trim().replace(/\.$/, '').toLowerCase()

/** Whether public DNS names the zone's servers; null where the lookup found nothing at all. */
export function nsStatusOf(wanted: readonly string[], found: readonly string[] | null): NsStatus {
  if (found === null) return 'Invalid Domain'
  const named = new Set(found.map(plain))
  const same = named.size === new Set(wanted.map(plain)).size
  return same && wanted.every((server) => named.has(plain(server))) ? 'SUCCESS' : 'PENDING'
}

/** A domain in the form that people read, with the one that DNS speaks where they differ. */
export const bothForms = (name: string, unicodeName: string): string =>
  !name || name === unicodeName ? unicodeName : joined([unicodeName, `(${rawText(name)})`])

const MISSING = 50
const countOf = (value: number | undefined): number =>
  Number.isFinite(value) ? Number(value) : MISSING

/** How many zones there are and how many a page shows, also of a cloud that does not say. */
export const pagesOf = (
  info: { readonly total_count?: number; readonly per_page?: number } | undefined,
): { readonly total: number; readonly perPage: number } => ({
  total: countOf(info?.total_count),
  perPage: countOf(info?.per_page),
})

export const SECONDARY_MESSAGE = 'An error occurred.'
export const FAILED_INLINE =
  'Failed to add the domain. Make sure the domain and API token are valid and try again.'

/** What is pasted with blanks around it is a domain all the same. */
export const TRIMMED = { normalize: (typed: string) => typed.trim() } as const

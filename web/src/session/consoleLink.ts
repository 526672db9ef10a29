/** Written in as the console is built. */
declare const PAGE_PATHS: readonly string[]

/** What a part of a path stands for that has a name alone, as in `/players/:playerCode`. */
const anyPart = (path: string): string => path.replace(/:[^/]+/g, '[^/]+')

const PAGE = new RegExp(
  `^/(?:(?:${PAGE_PATHS.map((path) => anyPart(path.slice(1))).join('|')})/*)?$`,
  'i',
)

function parsed(address: string): URL | null {
  try {
    return new URL(address, location.origin)
  } catch {
    return null
  }
}

/** The address within the console of one of its own pages; null for anything else. */
export function consoleLink(address: string): string | null {
  const url = parsed(address)
  if (url?.origin !== location.origin || !PAGE.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** The address on another site that may be opened from here: by https, with a host and no user; else null. */
export function foreignLink(address: string): string | null {
  const isWhole = /^https:\/\/[^/\\]/i.test(address)
  const url = isWhole ? parsed(address) : null
  if (url?.protocol !== 'https:' || url.origin === location.origin) return null
  return url.username || url.password ? null : url.href
}

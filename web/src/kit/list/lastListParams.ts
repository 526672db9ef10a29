import type { FilterKinds, ListSpec } from './listSpec'

/** Where a user's last state of a list is kept: a list is known by its page, filters and order. */
export function placeOf(
  userCode: string,
  pathname: string,
  { filters, sort }: ListSpec<FilterKinds>,
): string {
  const names = Object.keys(filters).sort().join(',')
  return `pitboss.last.${userCode}.${pathname}?${names}&${sort}`
}

/** The list's own part of the address that was left there, or nothing. */
export function lastParams(place: string): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

export function keepLastParams(place: string, own: string): void {
  try {
    if (own) localStorage.setItem(place, own)
    else localStorage.removeItem(place)
  } catch {
    // A browser that keeps nothing opens each list as it usually is.
  }
}

/** What the lists of this tab open on by themselves, by the paths of their pages. */
const openingFilters = new Map<string, string>()

export const noteOpening = (pathname: string, own: string): void => {
  openingFilters.set(pathname, own)
}

/** Whether the page's list has this by itself: nobody chose it. */
export const isOpening = (pathname: string, name: string, value: string): boolean =>
  new URLSearchParams(openingFilters.get(pathname)).get(name) === value

import { useState } from 'react'
import type { MenuGroup } from '../menu'

/** What a user made of the menu, in this browser. */
interface MenuChoices {
  /** Groups by name, of which only what waits and what is open is shown. */
  readonly folded: readonly string[]
  /** Pages by path, on top of the menu in this order. */
  readonly favourites: readonly string[]
}

const USUAL: MenuChoices = { folded: [], favourites: [] }

function read(key: string): MenuChoices {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object) }
  } catch {
    return USUAL
  }
}

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((each) => each !== name) : [...names, name]

/** The choices of this user, and how to change them. */
export function useMenuChoices(userCode: string) {
  const key = `pitboss.menu.${userCode}`
  const [choices, setChoices] = useState(() => read(key))
  const change = (part: Partial<MenuChoices>) => {
    const next = { ...choices, ...part }
    localStorage.setItem(key, JSON.stringify(next))
    setChoices(next)
  }
  return {
    ...choices,
    fold: (group: string) => change({ folded: toggled(choices.folded, group) }),
    keep: (path: string) => change({ favourites: toggled(choices.favourites, path) }),
  }
}

const FAVOURITES = 'Favourites'

/** What the user keeps on top stands there, and nowhere else. */
export function withFavourites(
  groups: readonly MenuGroup[],
  favourites: readonly string[],
): readonly MenuGroup[] {
  const all = groups.flatMap(([, entries]) => entries)
  const kept = favourites.flatMap((path) => all.find(({ page }) => page.path === path) ?? [])
  if (kept.length === 0) return groups
  const others = groups.map(
    ([name, entries]) => [name, entries.filter((entry) => !kept.includes(entry))] as const,
  )
  return [[FAVOURITES, kept], ...others.filter(([, entries]) => entries.length > 0)]
}

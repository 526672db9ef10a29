import { useState } from 'react'
import { useCurrentUser } from '../currentUser'

export type Density = 'dense' | 'roomy'

export interface ListPreferences {
  /** Keys of the columns that are shown; null: those the list shows by itself. */
  readonly columns: readonly string[] | null
  readonly density: Density
}

const USUAL: ListPreferences = { columns: null, density: 'dense' }

function read(key: string): ListPreferences {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object) }
  } catch {
    return USUAL
  }
}

/** How this browser shows the list `id` to this user: which columns, how dense. */
export function useListPreferences(id: string) {
  const { userCode } = useCurrentUser()
  const key = `pitboss.list.${userCode}.${id}`
  const [preferences, setPreferences] = useState(() => read(key))
  const change = (part: Partial<ListPreferences>) => {
    const next = { ...preferences, ...part }
    localStorage.setItem(key, JSON.stringify(next))
    setPreferences(next)
  }
  return [preferences, change] as const
}

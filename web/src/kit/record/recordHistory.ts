import { type ComponentType, createContext } from 'react'

/** How the platform notes what is done to a record: by its id, or where that is not known here, under its title. */
export type Noted = string | { readonly title: string }

/** The way from any record to what was done to it; null where there is none. */
export const RecordHistoryContext = createContext<ComponentType<{ readonly of: Noted }> | null>(
  null,
)

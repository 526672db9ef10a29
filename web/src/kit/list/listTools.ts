import { type ComponentType, createContext } from 'react'
import type { ListId } from '@/api/gen/views/enums'
import type { ListView } from './listAddress'

/** What is known of a list to what stands among its tools. */
export interface ListToolProps {
  readonly listId: ListId
  /** What is listed, in the plural. */
  readonly what: string
  /** As the list is shown now. */
  readonly listView: ListView
  readonly setListView: (view: ListView, replace?: boolean) => void
  /** The query of an address that shows the list so. */
  readonly searchOf: (view: ListView) => string
  /** Whether both show the same. */
  readonly isSameView: (one: ListView, other: ListView) => boolean
}

/** A tool that the console gives every list. */
export const ListToolContext = createContext<ComponentType<ListToolProps> | null>(null)

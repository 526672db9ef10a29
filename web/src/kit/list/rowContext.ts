import { createContext } from 'react'
import type { RecordAction } from '../record/ActionMenu'

/** What a row's link and menu need, apart from the row: it may change without the rows being drawn again. */
export interface RowContents {
  readonly open: (row: object) => void
  readonly nameOf: (row: object) => string
  readonly actions: readonly RecordAction<object>[]
}

export const RowContext = createContext<RowContents>({
  open: () => undefined,
  nameOf: () => '',
  actions: [],
})

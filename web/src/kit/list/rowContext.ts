import { createContext } from 'react'
import type { Act } from '../record/ActionMenu'

/** What a row's link and menu need, apart from the row: it may change without the rows being drawn again. */
export interface RowContents {
  readonly open: (row: object) => void
  readonly nameOf: (row: object) => string
  readonly acts: readonly Act<object>[]
}

export const RowContext = createContext<RowContents>({
  open: () => undefined,
  nameOf: () => '',
  acts: [],
})

import type { Column } from '../list/columns'
import type { ListSource } from '../list/fetchAllRows'

/** A list of which a file is made, and what that is called. */
export interface Export extends ListSource {
  /** Without its ending. */
  readonly fileName: string
}

/** What a file may have of a list. */
export interface ExportedList<Row> {
  /** What is listed, in the plural. */
  readonly what: string
  readonly exporting: Export
  /** How many rows the filters find; undefined until that is known. */
  readonly count: number | undefined
  readonly columns: readonly Column<Row>[]
  /** Which of them are chosen at first. */
  readonly shown?: readonly string[]
  /** They are as the specification has them: none is chosen or left out. */
  readonly isFixed?: boolean
}

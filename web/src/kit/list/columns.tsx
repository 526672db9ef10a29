import { Children, type ComponentProps, Fragment, isValidElement, type ReactNode } from 'react'
import { Copy } from '../display/Copy'
import { Count } from '../display/Count'
import { DateTime } from '../display/DateTime'
import { FieldBoundary } from '../display/Failure'
import { Id, Named } from '../display/Id'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { None, orNone } from '../display/None'
import { Status } from '../display/Status'
import { Unreadable } from '../display/Unreadable'

/** A column of a list. The first one is the row's link. */
export interface Column<Row> {
  /** The field's wire name, which the platform also sorts by. */
  readonly key: string
  readonly title: string
  readonly width: number
  /** Its width in a wide window, where it would cut what it shows in a narrow one. */
  readonly wide?: number
  /** As the first column of a telephone: so much of it still tells rows apart, where that is more than usual. */
  readonly least?: number
  readonly align?: 'end'
  readonly sortable?: boolean
  /** It holds players' personal data, which comes masked to some users: they sort by none of it. */
  readonly personal?: true
  /** What it shows is never wider than it: what columns leave goes to the others, which cut texts. */
  readonly fits?: true
  /** A long text takes up to two lines: the rows of a list that shows such a column are higher. */
  readonly twoLines?: true
  /** Shown only once it is chosen. */
  readonly optional?: boolean
  /** Chosen for a file at first, shown or not. */
  readonly inFiles?: boolean
  /** What it shows and exports; the field itself where nothing is said. */
  readonly read?: (row: Row) => Value
  /** What it shows instead; what comes to nothing is shown as absent. */
  readonly render?: (row: Row) => ReactNode
  /** What it exports instead of the words that it shows. */
  readonly csv?: (row: Row) => Value
  /** What its amounts are counted in: one for all rows, or each row's own. */
  readonly currency?: string | ((row: Row) => string)
  /** The record's field with the currency of its amounts, where rows differ in that. */
  readonly currencyField?: string
  /** The record's fields that a file of the platform has for it; its key where nothing is said, none where a
   * file has nothing of it. */
  readonly field?: string | readonly FileField[]
  /** What its values are called. */
  readonly labels?: ValueLabels
}

type ValueLabels = Readonly<Record<string, string | { readonly label: string }>>

/** A field of a record as a file has it, dotted for one of a record within it. */
export interface FileField {
  readonly field: string
  /** Its heading where that is not the column's. */
  readonly title?: string
  readonly labels?: ValueLabels
}

/** Longer texts are cut to fit, and whole in their title. */
const LONG_TEXT = 60
const TWO_LINES = 240

export type Value = string | number | boolean | null | undefined

const rawOf = <Row,>({ key }: Column<Row>, row: Row): unknown =>
  (row as Record<string, unknown>)[key]

const fieldOf = <Row,>(column: Column<Row>, row: Row): unknown =>
  column.read ? column.read(row) : rawOf(column, row)

/** A value that has no label, such as one that is newer than the console, stands as it came; a record has no words. */
function asItCame<Row, Value>(column: Column<Row>, row: Row, labelled: Value | undefined): Value {
  if (labelled !== undefined) return labelled
  const came = fieldOf(column, row)
  const isRecord = typeof came === 'object' && !Array.isArray(came)
  return (isRecord ? undefined : came) as Value
}

/** By which of its properties a component of a cell says what it shows. */
const SAID_BY: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [Status, 'label'],
  [Money, 'amount'],
  [Count, 'of'],
  [DateTime, 'at'],
  [Copy, 'text'],
  [Name, 'text'],
  [Id, 'text'],
  [Named, 'name'],
  [Unreadable, 'value'],
])

/** What a cell says: a status its label, an amount its number; undefined where a component of an area draws it. */
function wordsOf(node: ReactNode): Value {
  if (node === undefined || typeof node === 'string' || typeof node === 'number') return node
  if (Array.isArray(node)) return Children.toArray(node).map(wordsOf).join('')
  if (!isValidElement<Record<string, never>>(node)) return ''
  const { type, props } = node
  const said = SAID_BY.get(type)
  if (said) return props[said]
  if (type === None) return ''
  if (typeof type === 'string' || type === Fragment) return wordsOf(props['children'] ?? '')
  return undefined
}

/** What a file says of a row in a column; the field as it came where the record lacks what the column reads. */
export function csvValue<Row>(column: Column<Row>, row: Row): unknown {
  const { csv, render } = column
  try {
    return asItCame<Row, unknown>(column, row, csv ? csv(row) : wordsOf(render?.(row)))
  } catch {
    return rawOf(column, row)
  }
}

/** Whether what a row has in a column is an amount in USD. */
export function isInUsd<Row>({ currency, render }: Column<Row>, row: Row): boolean {
  if (currency)
    return (typeof currency === 'string' ? currency : csvCurrency(currency, row)) === 'USD'
  try {
    const node = render?.(row)
    return isValidElement<ComponentProps<typeof Money>>(node) && node.type === Money
      ? (node.props.currency ?? 'USD') === 'USD'
      : false
  } catch {
    return false
  }
}

/** What a row's amount is counted in; nothing where the record does not say. */
export function csvCurrency<Row>(currency: (row: Row) => string, row: Row): string | undefined {
  try {
    return currency(row)
  } catch {
    return undefined
  }
}

/** What a row shows in a column; fails where the record lacks what the column reads. */
export function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = asItCame(column, row, column.render?.(row))
  const most = column.twoLines ? TWO_LINES : LONG_TEXT
  return typeof content === 'string' && content.length > most ? (
    <Name text={content} />
  ) : (
    orNone(content)
  )
}

/** The same, and where that fails, the field as it came, or that it is not available. */
export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const raw = rawOf(column, row) ?? null
  const instead = raw === null ? {} : { instead: <Unreadable value={raw} expected="readable" /> }
  return (
    <FieldBoundary of={row} {...instead}>
      {() => contentOf(column, row)}
    </FieldBoundary>
  )
}

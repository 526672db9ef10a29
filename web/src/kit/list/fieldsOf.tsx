import type { ReactNode } from 'react'
import { fieldLabel, lowerFirst } from '@/api/labels'
import { Copy } from '../display/Copy'
import { Count } from '../display/Count'
import { DateTime } from '../display/DateTime'
import { Id } from '../display/Id'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { yesNo } from '../display/None'
import { placesOf } from '../display/placesOf'
import type { RecordField } from '../display/RecordFields'
import { labelOf, Status, type StatusLabel } from '../display/Status'
import type { Column, FileField, Value } from './columns'

/** An `id` has no middle within a row. */
type TextKind = 'time' | 'code' | 'id' | 'name'
/**
 * `money` has two decimals, `amount` as many as its currency has; both need a currency. A `serial` names a record and
 * has no separators.
 */
type NumberKind = 'usd' | 'money' | 'amount' | 'number' | 'serial'
type Kind = TextKind | NumberKind | 'yesNo'

type KindOf<V> = V extends string
  ? TextKind
  : V extends number
    ? NumberKind
    : V extends boolean
      ? 'yesNo'
      : Kind

/** What each value is called. */
export type Labels<V extends string = string> = Readonly<Record<V, string | StatusLabel>>

interface AnyField<Row>
  extends Pick<
    Column<Row>,
    | 'sortable'
    | 'personal'
    | 'fits'
    | 'twoLines'
    | 'wide'
    | 'least'
    | 'optional'
    | 'inFiles'
    | 'csv'
    | 'field'
    | 'currencyField'
  > {
  /** What people call it; the contract's label where nothing is said. */
  readonly label?: string
  /** Of its column where that is not the field's name, such as `player.playerCode`, by which the platform sorts. */
  readonly key?: string
  /** Heads its column where that is not its label. */
  readonly title?: string
  /** Of its column; without one it is a column only where it is asked for by name. */
  readonly width?: number
  /** The field with its currency, or how to tell it; USD where all rows have that. */
  readonly currency?: (keyof Row & string) | 'USD' | ((row: Row) => string)
  /** Details show it with a button that copies it: what that copies where it is not the label. */
  readonly copy?: true | string
  /** What details show, where a cell shows something else. */
  readonly fact?: (row: Row) => ReactNode
}

interface WireField<Row, V> extends AnyField<Row> {
  readonly kind?: KindOf<V>
  readonly labels?: Labels<[V] extends [string] ? V : string>
  readonly read?: (row: Row) => Value
  readonly render?: (row: Row) => ReactNode
}

interface ReadField<Row> extends AnyField<Row> {
  readonly kind?: Kind
  readonly labels?: Labels
  readonly read: (row: Row) => Value
  readonly render?: (row: Row) => ReactNode
}

interface DrawnField<Row> extends AnyField<Row> {
  readonly kind?: 'number'
  readonly labels?: undefined
  readonly read?: undefined
  readonly render: (row: Row) => ReactNode
}

/** A field of the wire by its name; any other name says what it reads. */
type FieldOf<Row, N> = N extends keyof Row
  ? WireField<Row, NonNullable<Row[N]>>
  : ReadField<Row> | DrawnField<Row>

interface Known<Row> extends AnyField<Row> {
  readonly kind?: Kind
  readonly labels?: Labels
  readonly read?: (row: Row) => Value
  readonly render?: (row: Row) => ReactNode
}

type Overrides<Row> = Partial<
  Pick<
    Column<Row>,
    'title' | 'width' | 'least' | 'sortable' | 'optional' | 'render' | 'field' | 'inFiles'
  >
>

export interface Fields<Row, N extends string = string> {
  readonly label: (name: N) => string
  /** What the values of these fields are called. */
  readonly labels: (name: N) => Labels | undefined
  readonly has: (name: string) => name is N
  readonly column: (name: N, overrides?: Overrides<Row>) => Column<Row>
  /** Of these names in this order; of all that have a width where none are given. */
  readonly columns: (...names: readonly N[]) => readonly Column<Row>[]
  /** What details and dialogs show of a record; a field goes by another label where that is said. */
  readonly facts: (
    row: Row,
    ...names: readonly (N | readonly [name: N, label: string])[]
  ) => readonly RecordField[]
}

/** A time is never cut. */
const TIME_WIDTH = 140
const FITTING: readonly (Kind | undefined)[] = ['time', 'id', 'yesNo']
const NUMBERS: readonly (Kind | undefined)[] = ['usd', 'money', 'amount', 'number', 'serial']

function currencyIn<Row>({ currency = 'USD' }: Known<Row>, row: Row): string {
  if (typeof currency === 'function') return currency(row)
  return currency === 'USD' ? currency : (row[currency as keyof Row] as string)
}

const valueIn = <Row,>(name: string, { read }: Known<Row>, row: Row): unknown =>
  read ? read(row) : row[name as keyof Row]

function labelled(labels: Labels, value: string): ReactNode {
  const isStatus = typeof Object.values(labels)[0] === 'object'
  if (isStatus)
    return <Status {...labelOf(labels as Labels & Record<string, StatusLabel>, value)} />
  return labels[value] as string | undefined
}

/** A value by its kind; undefined where it stands as it came. */
function drawn<Row>(field: Known<Row>, value: unknown, row: Row): ReactNode {
  const { kind, labels } = field
  if (value === null || value === undefined || value === '') return null
  if (labels) return labelled(labels, value as string)
  const currency = currencyIn(field, row)
  switch (kind) {
    case 'time':
      return <DateTime at={value as string} />
    case 'name':
      return <Name text={value as string} />
    case 'code':
      return <code>{value as string}</code>
    case 'id':
      return <Id text={value as string} />
    case 'yesNo':
      return yesNo(value as boolean)
    case 'usd':
    case 'money':
      return <Money amount={value as number} currency={currency} />
    case 'amount':
      return <Money amount={value as number} currency={currency} places={placesOf(currency)} />
    case 'number':
      return typeof value === 'number' ? <Count of={value} /> : undefined
    default:
      return undefined
  }
}

const isDrawn = <Row,>({ kind, labels, render }: Known<Row>) =>
  labels !== undefined ||
  (kind !== undefined && kind !== 'serial' && !(kind === 'number' && render))

/** What a file of the platform has to know of a column. */
function inFile<Row>({ currency, currencyField, field, labels, personal }: Known<Row>) {
  const named = typeof currency === 'string' && currency !== 'USD' ? currency : undefined
  const counted = currencyField ?? named
  return {
    ...(counted && { currencyField: counted }),
    ...(field !== undefined && { field }),
    ...(personal && { personal }),
    ...(labels && { labels }),
  }
}

const widthOf = <Row,>({ kind, width = 0 }: Known<Row>): number =>
  kind === 'time' && width > 0 ? Math.max(width, TIME_WIDTH) : width

const fitsIn = <Row,>({ fits, kind }: Known<Row>): boolean => fits ?? FITTING.includes(kind)

const FLAGS = ['sortable', 'twoLines', 'optional', 'inFiles'] as const

const flagsOf = <Row,>(field: Known<Row>): Pick<Column<Row>, (typeof FLAGS)[number]> =>
  Object.fromEntries(FLAGS.flatMap((name) => (field[name] ? [[name, true]] : [])))

function columnOf<Row>(name: string, field: Known<Row>, label: string): Column<Row> {
  const { kind, read, currency, csv } = field
  const render = isDrawn(field)
    ? (row: Row) => drawn(field, valueIn(name, field, row), row)
    : field.render
  const isUsd = kind === 'usd' || currency === 'USD'
  const counted = isUsd ? 'USD' : currency && ((row: Row) => currencyIn(field, row))
  return {
    key: field.key ?? name,
    title: field.title ?? label,
    width: widthOf(field),
    ...(field.wide && { wide: field.wide }),
    ...(field.least && { least: field.least }),
    ...(NUMBERS.includes(kind) && { align: 'end' }),
    ...(fitsIn(field) && { fits: true }),
    ...flagsOf(field),
    ...(read && { read }),
    ...(render && { render }),
    ...(csv && { csv }),
    ...(counted && { currency: counted }),
    ...inFile(field),
  }
}

function factOf<Row>(name: string, field: Known<Row>, label: string, row: Row): ReactNode {
  if (field.fact) return field.fact(row)
  const value = valueIn(name, field, row)
  if (field.copy && typeof value === 'string' && value) {
    return <Copy text={value} what={field.copy === true ? lowerFirst(label) : field.copy} />
  }
  if (isDrawn(field)) return drawn(field, value, row) ?? (value as ReactNode)
  return field.render ? field.render(row) : (value as ReactNode)
}

/**
 * What a record's fields are called and how they are shown, said once: `fieldsOf<Invoice>()({ … })` gives columns,
 * facts and the labels of filters.
 */
export const fieldsOf =
  <Row extends object>() =>
  <N extends string>(defined: { readonly [Name in N]: FieldOf<Row, Name> }): Fields<Row, N> => {
    const known = defined as unknown as Readonly<Record<N, Known<Row>>>
    const names = Object.keys(known) as N[]
    const label = (name: N) => known[name].label ?? fieldLabel(name)
    const column = (name: N, overrides: Overrides<Row> = {}) => ({
      ...columnOf(name, known[name], label(name)),
      ...overrides,
    })
    const withWidth = () => names.filter((name) => known[name].width !== undefined)
    return {
      label,
      labels: (name) => known[name].labels,
      has: (name): name is N => Object.hasOwn(known, name),
      column,
      columns: (...asked) => (asked.length > 0 ? asked : withWidth()).map((name) => column(name)),
      facts: (row, ...asked) =>
        asked.map((each): RecordField => {
          const [name, called] = typeof each === 'string' ? [each, label(each)] : each
          return [called, () => factOf(name, known[name], called, row)]
        }),
    }
  }

/** The staff who stand in these fields of a record, each as a field of a file. */
export const nicknamesOf = (...fields: readonly string[]): readonly FileField[] =>
  fields.map((field) => ({ field: `${field}.nickname`, title: fieldLabel(field) }))

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Copy } from '../display/Copy'
import { DateTime } from '../display/DateTime'
import { Money } from '../display/Money'
import { withoutBidiControls } from '../display/None'
import { Status } from '../display/Status'
import { type Column, cellOf, csvValue } from './columns'
import { csvText } from './csv'

interface Row {
  readonly state: string
  readonly player?: { readonly name: string }
}

const Own = () => null

const words: Readonly<Record<string, string>> = { OPEN: 'Open' }
const state: Column<Row> = {
  key: 'state',
  title: 'State',
  width: 100,
  render: (row) => words[row.state],
  csv: (row) => words[row.state],
}
const player: Column<Row> = {
  key: 'player',
  title: 'Player',
  width: 100,
  render: (row) => (row.player as { readonly name: string }).name,
  csv: (row) => (row.player as { readonly name: string }).name,
}

const textOf = (column: Column<Row>, row: Row) => render(cellOf(column, row)).container.textContent

test('a value without a label stands as it came, in the cell and in an export', () => {
  expect(textOf(state, { state: 'OPEN' })).toBe('Open')
  expect(textOf(state, { state: 'FROZEN' })).toBe('FROZEN')
  expect(csvValue(state, { state: 'FROZEN' })).toBe('FROZEN')
})

test.each([
  ['a status', <Status key="s" tone="good" label="Paid" />, 'Paid'],
  ['an amount', <Money key="m" amount={1234.5} />, 1234.5],
  ['a time', <DateTime key="t" at="2026-03-12T09:00:00Z" />, '2026-03-12T09:00:00Z'],
  ['a text to copy', <Copy key="c" text="AFF-1" what="ID" />, 'AFF-1'],
  ['markup', <bdi key="b">Ay{'la'}</bdi>, 'Ayla'],
  ['what is absent', false, ''],
  ['a component of its own', <Own key="o" />, 'PAID'],
])('an export says what a cell of %s says', (_what, shown, expected) => {
  const column: Column<Row> = { key: 'state', title: 'State', width: 100, render: () => shown }
  expect(csvValue(column, { state: 'PAID' })).toBe(expected)
})

test('a file names the currency in the heading, or beside amounts that differ in it', () => {
  const column = { key: 'state', title: 'Fee', width: 9 }
  const row = { state: 'TRX' }
  expect(csvText<Row>([{ ...column, currency: 'USD' }], [row])).toBe('Fee (USD)\r\nTRX\r\n')
  expect(csvText<Row>([{ ...column, title: 'In USD', currency: 'USD' }], [])).toBe('In USD\r\n')
  expect(csvText<Row>([{ ...column, currency: (one) => one.state }], [row])).toBe(
    'Fee,Fee currency\r\nTRX,TRX\r\n',
  )
})

test('a cell whose part is absent is empty, and so is its export', () => {
  expect(textOf(player, { state: 'OPEN' })).toBe('—')
  expect(csvValue(player, { state: 'OPEN' })).toBeUndefined()
  expect(textOf(player, { state: 'OPEN', player: { name: 'Ayla' } })).toBe('Ayla')
})

test.each(['\u202Egnp.exe', '\u2067name'])('%j turns nothing but itself', (name) => {
  const cell = render(cellOf({ key: 'state', title: 'Name', width: 100 }, { state: name }))
  expect(cell.container.querySelector('bdi')?.textContent).toBe(name)
})

test('a title turns nothing by what a user typed into it', () => {
  expect(withoutBidiControls('Delete payment “\u202Eexe.gnp\u2066”?')).toBe(
    'Delete payment “exe.gnp”?',
  )
  expect(withoutBidiControls('Block علي')).toBe('Block علي')
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Copy } from '../display/Copy'
import { DateTime } from '../display/DateTime'
import { Money } from '../display/Money'
import { messageText } from '../display/personText'
import { Status } from '../display/Status'
import { type Column, cellOf, csvValue } from './columns'
import { csvText } from './csv'
import { widthsIn } from './ListHead'

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
  expect(csvText<Row>([{ ...column, currency: 'USD' }], [row], 'UTC')).toBe('Fee (USD)\r\nTRX\r\n')
  expect(csvText<Row>([{ ...column, title: 'In USD', currency: 'USD' }], [], 'UTC')).toBe(
    'In USD\r\n',
  )
  expect(csvText<Row>([{ ...column, currency: (one) => one.state }], [row], 'UTC')).toBe(
    'Fee,Fee currency\r\nTRX,TRX\r\n',
  )
})

test('a cell whose part is absent is empty, and so is its export', () => {
  expect(textOf(player, { state: 'OPEN' })).toBe('—')
  expect(csvValue(player, { state: 'OPEN' })).toBeUndefined()
  expect(textOf(player, { state: 'OPEN', player: { name: 'Ayla' } })).toBe('Ayla')
})

test.each([
  ['\u202Egnp.exe', '⟨U+202E⟩gnp.exe'],
  ['\u2067name', '⟨U+2067⟩name'],
])('%j turns nothing, and what would turn it is shown', (name, shown) => {
  const cell = render(cellOf({ key: 'state', title: 'Name', width: 100 }, { state: name }))
  expect(cell.container.querySelector('bdi')?.textContent).toBe(shown)
})

test('a text of 600 letters is cut in its cell, with the whole in its title and in the file', () => {
  const column = { key: 'state', title: 'Name', width: 100 }
  const state = 'x'.repeat(600)
  const cell = render(cellOf<Row>(column, { state })).container.querySelector('bdi')
  expect(cell?.textContent).toHaveLength(60)
  expect(cell?.title).toBe(state)
  expect(csvValue<Row>(column, { state })).toBe(state)
})

test('a value of a wrong type is shown as it came, with a mark', () => {
  const shout: Column<Row> = {
    key: 'state',
    title: 'State',
    width: 100,
    render: ({ state }) => state.toUpperCase(),
  }
  const cell = render(cellOf(shout, { state: { a: 1 } as never })).container
  expect(cell.textContent).toContain('{"a":1}')
  expect(cell.querySelector('.kit-unreadable')).not.toBeNull()
})

test('a title turns nothing by what a user typed into it', () => {
  expect(messageText('Delete payment “\u202Eexe.gnp\u2066”?')).toBe(
    'Delete payment “⟨U+202E⟩exe.gnp⟨U+2066⟩”?',
  )
  expect(messageText('Block علي')).toBe('Block علي')
})

test('what columns leave goes to texts more than to figures and times, and each keeps what it has', () => {
  const shown = [
    { key: 'name', title: 'Name', width: 100 },
    { key: 'at', title: 'At', width: 140, fits: true },
    { key: 'note', title: 'Note', width: 300 },
    { key: 'amount', title: 'Amount', width: 60, align: 'end' },
  ] as const
  const left = 'max(0px, 100cqw - 648px)'
  expect(widthsIn({ shown, selected: null, hasMenu: true })).toEqual([
    `calc(100px + ${left} * 0.1750)`,
    '140px',
    `calc(300px + ${left} * 0.5250)`,
    '60px',
  ])
})

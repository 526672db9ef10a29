import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Column, cellOf, csvValue } from './columns'

interface Row {
  readonly state: string
  readonly player?: { readonly name: string }
}

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

test('a cell whose part is absent is empty, and so is its export', () => {
  expect(textOf(player, { state: 'OPEN' })).toBe('—')
  expect(csvValue(player, { state: 'OPEN' })).toBeUndefined()
  expect(textOf(player, { state: 'OPEN', player: { name: 'Ayla' } })).toBe('Ayla')
})

test.each(['\u202Egnp.exe', '\u2067name'])('%j turns nothing but itself', (name) => {
  const cell = render(cellOf({ key: 'state', title: 'Name', width: 100 }, { state: name }))
  expect(cell.container.querySelector('bdi')?.textContent).toBe(name)
})

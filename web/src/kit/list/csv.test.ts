import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Column } from './columns'
import { csvText } from './csv'

const CASES: [string, string][] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../contracts/tests/csv_cells.json'), 'utf8'),
)

interface Row {
  name: string
  amount: number | null
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', width: 1 },
  {
    key: 'amount',
    title: 'Amount, USD',
    width: 1,
    render: () => null,
    csv: ({ amount }) => amount,
  },
]

test('a text is quoted where it must be, and never a formula', () => {
  const rows = [
    { name: 'plain', amount: -1.5 },
    { name: 'a "b", c', amount: null },
    { name: 'two\nlines', amount: 0 },
    { name: '=HYPERLINK("x")', amount: 1 },
    { name: '-2+3', amount: 1 },
  ]
  expect(csvText(columns, rows)).toBe(
    [
      'Name,"Amount, USD"',
      'plain,-1.5',
      '"a ""b"", c",',
      '"two\nlines",0',
      '"\'=HYPERLINK(""x"")",1',
      "'-2+3,1",
      '',
    ].join('\r\n'),
  )
})

test.each(CASES)('the text %j is the cell %j, as in the files of the platform', (name, cell) => {
  expect(csvText(columns.slice(0, 1), [{ name, amount: 0 }])).toBe(`Name\r\n${cell}\r\n`)
})

test('a record that lacks what a column reads leaves its own cells empty', () => {
  interface Held {
    id: string
    wallet?: { amount: number; currency: string }
  }
  const held: readonly Column<Held>[] = [
    { key: 'id', title: 'ID', width: 1 },
    {
      key: 'wallet.amount',
      title: 'Amount',
      width: 1,
      read: ({ wallet }) => (wallet as { amount: number }).amount,
      currency: ({ wallet }) => (wallet as { currency: string }).currency,
    },
  ]
  const rows = [{ id: 'a', wallet: { amount: 2, currency: 'EUR' } }, { id: 'b' }]
  expect(csvText(held, rows)).toBe('ID,Amount,Amount currency\r\na,2,EUR\r\nb,,\r\n')
})

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
  expect(csvText(columns, rows, 'UTC')).toBe(
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
  expect(csvText(columns.slice(0, 1), [{ name, amount: 0 }], 'UTC')).toBe(`Name\r\n${cell}\r\n`)
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
  expect(csvText(held, rows, 'UTC')).toBe('ID,Amount,Amount currency\r\na,2,EUR\r\nb,,\r\n')
})

test('times are the reader’s with their offset, which the heading says, and USD has two decimals', () => {
  const lines = [
    { at: '2026-07-01T22:30:00Z', note: '', fee: 12.5, rate: 12.5 },
    { at: '2026-10-25T01:30:00.500Z', note: '2026-10-25', fee: -3, rate: 0.12345678 },
    { at: '', note: '2026-13-45T99:00:00Z', fee: 0, rate: 1e-7 },
  ]
  const read = <K extends keyof (typeof lines)[0]>(key: K, more = {}) => ({
    key,
    title: key,
    width: 1,
    ...more,
  })
  const of: readonly Column<(typeof lines)[0]>[] = [
    read('at'),
    read('note'),
    read('fee', { currency: 'USD' }),
    read('rate'),
  ]
  expect(csvText(of, lines, 'Europe/Berlin').split('\r\n')).toEqual([
    'at (Europe/Berlin),note,fee (USD),rate',
    '2026-07-02T00:30:00+02:00,,12.50,12.5',
    '2026-10-25T02:30:00+01:00,2026-10-25,-3.00,0.12345678',
    ',2026-13-45T99:00:00Z,0.00,1e-7',
    '',
  ])
})

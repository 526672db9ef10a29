import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/billing_v2/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import type { Column } from './columns'
import { csvText } from './csv'
import { ExportButton } from './ExportButton'

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

const what = {
  fileName: 'invoices',
  endpoint: api.endpoints.billingV2Invoices,
  arg: { sort: '-createdAt', year: 2026 },
}

test('everything that the filters find is fetched, a thousand at a time', async () => {
  const asked = answering(({ url }) => {
    const last = url.includes('page=3')
    const items = Array.from({ length: last ? 1 : 1_000 }, (_, index) => ({
      name: `n${index}`,
      amount: 1,
    }))
    return answer({ data: { items, count: 2_001, remaining: last ? 0 : 1 } })
  })
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('invoices.csv')
  })
  const { user } = renderInApp(<ExportButton what={what} columns={columns} />)
  await user.click(screen.getByRole('button', { name: /Export/ }))
  expect(await screen.findByText('2,001 rows exported.')).toBeDefined()
  expect(asked.map(({ url }) => url)).toEqual(
    [1, 2, 3].map(
      (page) => `/api/billingV2/invoices?page=${page}&limit=1000&sort=-createdAt&year=2026`,
    ),
  )
  expect(click).toHaveBeenCalledOnce()
  const text = await saved.mock.calls[0]?.[0].text()
  expect(text?.split('\r\n')).toHaveLength(2_003)
})

test('a failure on the way saves nothing and is told', async () => {
  answering(() => answer({ http: 503, status: 'UNAVAILABLE', messages: ['It is away.'] }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  const { user } = renderInApp(<ExportButton what={what} columns={columns} />)
  await user.click(screen.getByRole('button', { name: /Export/ }))
  expect(await screen.findByText('It is away.')).toBeDefined()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Export/ }).className).not.toContain('loading'),
  )
  expect(click).not.toHaveBeenCalled()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/billing_v2/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import type { Column } from '../list/columns'
import { ExportButton } from './ExportButton'
import { ExportRunButton } from './ExportRunButton'

interface Row {
  readonly name: string
  readonly amount: number
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', width: 1 },
  { key: 'amount', title: 'Amount', width: 1, optional: true },
  { key: 'note', title: 'Note', width: 1, optional: true, inFiles: true },
]
const exporting = {
  fileName: 'invoices',
  endpoint: api.endpoints.billingV2Invoices,
  arg: { sort: '-createdAt', year: 2026, page: 3, limit: 50, month: undefined },
}
const made = { exportId: 'e1', rows: 1_204, fileName: 'invoices.csv', personal: [] }
const state = (stage: string, done: number) => ({ exportId: 'e1', stage, rows: 1_204, done })

function draw(count = 1_204, user = {}, of = columns) {
  return renderInApp(
    <>
      <ExportRunButton />
      <ExportButton
        what="invoices"
        exporting={exporting}
        count={count}
        columns={of}
        shown={['name']}
      />
    </>,
    { user },
  )
}

async function ask({ user }: ReturnType<typeof draw>) {
  await user.click(screen.getByRole('button', { name: /Export$/ }))
  return within(await screen.findByRole('dialog', { name: 'Export invoices' }, { timeout: 10_000 }))
}

test('rows, format and columns are said first; it goes on behind the pages and can be canceled', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect([this.getAttribute('href'), this.download]).toEqual(['/api/exports/e1', 'invoices.csv'])
  })
  const asked = answering(({ method, url }) => {
    if (method === 'POST') return answer({ data: made })
    return answer({ data: state(url.endsWith('/state') ? 'RUNNING' : 'CANCELED', 602) })
  })
  const drawn = draw()
  const dialog = await ask(drawn)
  expect(dialog.getByText('1,204 rows')).toBeDefined()
  expect(dialog.getByText(/Times are in Europe\/Berlin/)).toBeDefined()
  await drawn.user.click(dialog.getByRole('checkbox', { name: 'Amount' }))
  await drawn.user.click(dialog.getByRole('radio', { name: 'XLSX, up to 100,000 rows' }))
  await drawn.user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect(asked[0]?.body).toEqual({
    list: 'billingV2Invoices',
    format: 'xlsx',
    name: 'invoices',
    filters: { sort: '-createdAt', year: 2026 },
    columns: [
      { field: 'name', title: 'Name' },
      { field: 'amount', title: 'Amount' },
      { field: 'note', title: 'Note' },
    ],
    page: location.pathname,
  })
  await drawn.user.click(
    await screen.findByRole(
      'button',
      { name: 'Export invoices.csv: 50\u00a0%' },
      { timeout: 5_000 },
    ),
  )
  await drawn.user.click(
    await screen.findByRole('button', { name: 'Cancel export' }, { timeout: 10_000 }),
  )
  expect(await screen.findByText('The export was canceled.')).toBeDefined()
  await waitFor(() => expect(asked.at(-1)?.method).toBe('DELETE'))
}, 30_000)

test.each([
  [429, 'You have an export under way. Wait until it is done, or cancel it.'],
  [422, 'The list has no such column.'],
])('a refusal by %i stays in the dialog, in the platform’s words', async (http, words) => {
  answering(() => answer({ http, messages: [words] }))
  const drawn = draw()
  const dialog = await ask(drawn)
  await drawn.user.click(dialog.getByRole('button', { name: 'Export' }))
  expect(await dialog.findByText(words)).toBeDefined()
})

test.each([
  [100_001, true, false],
  [1_000_001, true, true],
])('of %i rows, XLSX is closed: %s, and CSV: %s', async (count, isXlsxClosed, isCsvClosed) => {
  const dialog = await ask(draw(count))
  const radio = (name: RegExp) => dialog.getByRole<HTMLInputElement>('radio', { name })
  expect(radio(/XLSX/).disabled).toBe(isXlsxClosed)
  expect(radio(/CSV/).disabled).toBe(isCsvClosed)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(
    isCsvClosed,
  )
})

test('a platform that makes no files is read page by page, once that was said', async () => {
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const asked = answering(({ method, url }) => {
    if (method === 'POST')
      return answer({ http: 404, status: 'NOT_FOUND', messagesFrom: 'console' })
    const isLast = url.includes('page=3')
    const items = Array.from({ length: isLast ? 1 : 1_000 }, () => ({ name: 'n', amount: 1 }))
    return answer({ data: { items, count: 2_001, remaining: isLast ? 0 : 1 } })
  })
  const drawn = draw()
  const dialog = await ask(drawn)
  await drawn.user.click(dialog.getByRole('button', { name: 'Export' }))
  expect(await dialog.findByText(/may be missing or come twice/)).toBeDefined()
  await drawn.user.click(dialog.getByRole('button', { name: 'Read page by page' }))
  expect(await screen.findByText('2,001 rows exported.')).toBeDefined()
  expect(asked).toHaveLength(4)
  expect((await saved.mock.calls[0]?.[0].text())?.split('\r\n')).toHaveLength(2_003)
})

const withPersonal: typeof columns = [
  { key: 'name', title: 'Name', width: 1 },
  { key: 'amount', title: 'Email', width: 1, optional: true, personal: true },
]
const PERSONAL = /Email: personal data of players, which is masked for you/

test('whoever sees personal data masked chooses before the file begins', async () => {
  const asked = answering(() => answer({ http: 422, messages: ['No.'] }))
  const drawn = draw(9, { permissions: [] }, withPersonal)
  const dialog = await ask(drawn)
  expect(dialog.queryByText(PERSONAL)).toBeNull()
  await drawn.user.click(dialog.getByRole('checkbox', { name: 'Email' }))
  expect(dialog.getByText(PERSONAL)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDefined()
  expect(asked).toEqual([])
  await drawn.user.click(dialog.getByRole('button', { name: 'Export masked' }))
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ isMasked: true }))
})

test('what only the platform knows to be personal is exported masked after its refusal', async () => {
  const words = 'These columns hold personal data: amount. Export them masked, or leave them out.'
  const asked = answering(() => answer({ http: 403, messages: [words] }))
  const drawn = draw(9, { permissions: [] })
  const dialog = await ask(drawn)
  await drawn.user.click(dialog.getByRole('button', { name: 'Export' }))
  expect(await dialog.findByText(words)).toBeDefined()
  await drawn.user.click(dialog.getByRole('button', { name: 'Export masked' }))
  await waitFor(() => expect(asked[1]?.body).toMatchObject({ isMasked: true }))
})

test('whoever sees it may have it masked', async () => {
  const asked = answering(() => answer({ http: 422, messages: ['No.'] }))
  const drawn = draw(9, {}, withPersonal)
  const dialog = await ask(drawn)
  await drawn.user.click(dialog.getByRole('checkbox', { name: 'Email' }))
  await drawn.user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(asked[0]?.body).not.toHaveProperty('isMasked'))
  await drawn.user.click(dialog.getByRole('checkbox', { name: 'Mask personal data: Email' }))
  await drawn.user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(asked[1]?.body).toMatchObject({ isMasked: true }))
})

import { waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { REPORT_TABLES } from '@/api/gen/reports/constants'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { commandsNow } from '@/kit/keyboard/commands'
import { mayOpen, type Page } from '@/session/page'
import { answering } from '@/testing/answers'
import { type Flaw, flawedAnswer } from '@/testing/flaws'
import { renderInApp } from '@/testing/render'
import { sampleAnswer, UNKNOWN_VALUE } from '@/testing/sampleAnswers'
import { settled } from '@/testing/settled'
import { tenantOf } from '@/testing/tenantOf'
import { faultsWithWrongTypes, ROUNDS_OF_ROWS, wronglyTyped } from '@/testing/wrongTypes'
import { Composition } from './composition/Composition'
import { pages } from './routes'
import { PageBoundary } from './shell/PageBoundary'

const ROWS = 6
const permissions = [...permissionValues]
const USERS: readonly Partial<Me>[] = roleValues.flatMap((role) => [
  { role, permissions },
  { role, permissions, opId: 'aurora-north', parentOpId: 'aurora' },
])

/** Lists of records that have nothing to choose among, or not before they are opened. */
const WITHOUT_CHOICES = new Set<string>([
  'wallet.rates',
  'cf_accounts.v1',
  'cf_accounts.v2',
  'afd.profiles',
  'dev_dns.records',
  'auth0.organizations',
  'operators',
  'brands',
  'channels',
  ...Object.keys(REPORT_TABLES).map((key) => `reports.${key}`),
])

/** A dashboard has saved views, and no rows. */
const lists = pages.flatMap((page) =>
  Object.entries(page.lists ?? {})
    .filter(([id]) => id !== 'dashboards')
    .map(([id, query]) => [id, page, query] as const),
)

/** Draws a page, a list's with all its rows, before a platform that deviates from the contract: each row in its own way. */
async function drawn(page: Page, query: string) {
  const calls = new Map<string, number>()
  const platform: { deviates: boolean; round: number | null } = { deviates: true, round: null }
  const flawsOf = new Map<number, readonly Flaw[]>()
  vi.stubGlobal('innerHeight', 100_000)
  answering(({ method, url }) => {
    if (platform.round !== null) {
      const wrong = wronglyTyped(method, url, platform.round)
      return new Response(wrong, { headers: { 'Content-Type': 'application/json' } })
    }
    const { call, body, flaws } = platform.deviates
      ? flawedAnswer(method, url, ROWS)
      : { ...sampleAnswer(method, url, ROWS), flaws: [] }
    if (flaws.length > 0) flawsOf.set(flaws.length + 2, flaws)
    calls.set(call, (calls.get(call) ?? 0) + 1)
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const { Page: Content } = await page.load()
  const user = USERS.find((each) => mayOpen(page, each as Me))
  const ui = (
    <Composition>
      <Content />
    </Composition>
  )
  const app = renderInApp(<PageBoundary>{ui}</PageBoundary>, {
    at: `${page.path}?${tenantOf(page)}${query}`,
    ...(user && { user }),
  })
  const hasRows = () => expect(document.querySelector('tr[data-row-key]')).not.toBeNull()
  if (page.lists) await waitFor(hasRows, { timeout: 10_000 })
  await settled(app.store)
  const flaws = flawsOf.get(document.querySelectorAll('tr[data-row-key]').length) ?? []
  return { ...app, calls, platform, flaws }
}

/** The lines of the file that a list's export saves. */
async function exported(user: UserEvent): Promise<string[][]> {
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  const tools = document.querySelector<HTMLElement>('.kit-list-tools') ?? document.body
  await user.click(within(tools).getByRole('button', { name: /(CSV e|E)xport$/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = (await saved[0]?.text()) ?? ''
  return text
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, one = '']) =>
        one.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'),
      ),
    )
}

const acting = pages.flatMap((page) =>
  page.actions ? [[page.path, page, page.actions.map(({ label }) => label)] as const] : [],
)

test.each(acting)('the page %s has the acts that the palette offers', async (_, page, acts) => {
  await drawn(page, '')
  const labels = commandsNow().map(({ label }) => label)
  expect(acts.filter((act) => !labels.includes(act))).toEqual([])
})

/** What a window of 1280 pixels leaves for a list beside the menu. */
const ROOM = 1016

/** Nothing is cut at the side. */
function expectColumnsToFit() {
  const widths = [...document.querySelectorAll<HTMLElement>('.kit-grid col')].map(({ style }) =>
    Number.parseInt(style.width, 10),
  )
  const total = widths.reduce((sum, width) => sum + width, 0)
  expect(total).toBeLessThanOrEqual(ROOM)
}

/** The amount comes right after what a record is called. */
function expectAmountSecond() {
  const second = document.querySelector('td:has([data-row-link]) + td')
  expect(second?.querySelector('.kit-money-currency')).not.toBeNull()
}

/** Lists without an export, and those whose file has the specification's own columns. */
const WITHOUT_WORDED_EXPORT = new Set([
  'deposits.list',
  'deposits.orders',
  'deposits.pending',
  'wallet.rates',
  'cf_accounts.v1',
  'cf_accounts.v2',
  'domains_v1.zones',
  'afd.profiles',
  'dev_dns.records',
  'auth0.domains',
  'auth0.organizations',
  'app_service.apps',
  'sport_freebets',
])

/** The file says what the second row shows, which is as the contract has it. */
async function expectExportAsShown(user: UserEvent) {
  const columns = [...document.querySelectorAll('thead th')].map((head) => head.textContent ?? '')
  const cells = [...(document.querySelectorAll('tr[data-row-key]')[1]?.children ?? [])]
  const [heads = [], , second = []] = await exported(user)
  const headed = (title: string) =>
    heads.findIndex((head) => head === title || head.startsWith(`${title} (`))
  for (const [at, title] of columns.entries()) {
    const money = cells[at]?.querySelector('.kit-money-currency')?.textContent
    const status = cells[at]?.querySelector('.kit-status')?.textContent
    const place = headed(title)
    if (money) {
      const named = heads[place]?.includes(money) || heads.includes(`${title} currency`)
      expect([title, named]).toEqual([title, true])
    }
    if (status) expect([title, second[place]]).toEqual([title, status])
  }
  expect(second.filter((each) => /^[A-Z]+_[A-Z_]+$|^\W*\{/.test(each))).toEqual([])
}

/** A row's cells by its place in the answer, digits made alike. */
function rowsByPlace(): Map<number, string[]> {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row-key]')]
  return new Map(
    rows.map(({ dataset, children }) => {
      const [, sign, digits] = dataset['rowKey']?.match(/(-?)(\d+)/) ?? []
      const cells = [...children].map(({ textContent }) => textContent.replace(/[\d\s]+/g, '#'))
      return [Number(digits) - (sign ? 0 : 1), cells]
    }),
  )
}

/** A field may stand in two columns: an amount and a fee have one currency. */
const MOST_CELLS = 2

/** A flaw leaves the other cells of its row as they are; an unknown value is shown as it came. */
function expectOtherCells(flaws: readonly Flaw[]) {
  const rows = rowsByPlace()
  const sound = rows.get(1) ?? []
  const wrong = flaws.filter(({ kind, isPart }, at) => {
    const cells = rows.get(at + 2) ?? []
    const others = cells.filter((cell, place) => cell !== sound[place])
    const isShown = others.every((cell) => cell.toUpperCase().includes(UNKNOWN_VALUE))
    if (kind === 'unknown') return !isShown
    return isPart ? others.length === cells.length : others.length > MOST_CELLS
  })
  expect(wrong.map(({ path, kind }) => `${path.join('.')} ${kind}`)).toEqual([])
}

async function openFirstRecord({ user, store }: Awaited<ReturnType<typeof drawn>>) {
  const link = document.querySelector<HTMLElement>('[data-row-link]')
  if (link) await user.click(link)
  await settled(store)
}

interface Look {
  /** The column that a list is sorted by, and which way. */
  readonly sorted: string
  /** Its tools from left to right, by their names. */
  readonly tools: readonly string[]
}

function lookOfList(): Look {
  const head = document.querySelector('th[aria-sort]')
  const tools = [...document.querySelectorAll('.kit-list-tools button')]
  return {
    sorted: `${head?.textContent} ${head?.getAttribute('aria-sort')}`,
    tools: tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent.trim()),
  }
}

/** How each list looked, for the lists of one kind to be held against each other. */
const looks = new Map<string, Look>()

// One drawing for all of it: drawing is what takes the time.
test.each(lists)(
  'the list %s makes no call per row, exports what it shows, and survives what is absent, unknown and of wrong types',
  async (id, page, query) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const list = await drawn(page, query)
    const { calls, platform, flaws, user } = list
    expect(calls.size).toBeGreaterThan(0)
    looks.set(id, lookOfList())
    expect([...calls].filter(([, times]) => times >= ROWS / 2)).toEqual([])
    if (id !== 'wallet.rates') expect(flaws).not.toEqual([])
    expectOtherCells(flaws)
    expectColumnsToFit()
    if (page.path === '/settings/dev') expect(document.querySelector('.kit-sort')).not.toBeNull()
    if (/bill|^bets/.test(id)) expectAmountSecond()
    platform.deviates = false
    if (!WITHOUT_WORDED_EXPORT.has(id)) await expectExportAsShown(user)
    platform.deviates = true
    await openFirstRecord(list)
    expect(document.body.textContent).not.toContain('This page stopped working')
    expect(document.body.textContent).not.toContain('answer is incomplete')
    const isShown = () => document.body.textContent.toUpperCase().includes(UNKNOWN_VALUE)
    if (WITHOUT_CHOICES.has(id)) expect(isShown()).toBe(false)
    else await waitFor(() => expect(isShown()).toBe(true))
    expect(await faultsWithWrongTypes(list.store, platform, ROUNDS_OF_ROWS)).toEqual([])
  },
  60_000,
)

const KINDS = {
  'movements of money': [
    'Created descending',
    ['transactions.all', 'wallet.topups', 'cashback.claims', 'transactions.profit'],
    ['deposits.list', 'deposits.orders', 'withdrawals.list', 'external_wallet.transactions'],
  ],
  'what waits for a decision': [
    'Created ascending',
    ['deposits.pending', 'withdrawals.pending', 'cashback.pending'],
  ],
  'billing records': [
    'Issued descending',
    ['operator_billing.records', 'billing_v1.own', 'billing_v1.invoices'],
    ['brand_billing.records', 'affiliate_billing.records'],
  ],
} as const

describe.each(Object.entries(KINDS))('the lists of %s', (_, [sorted, ...ids]) => {
  const lookAt = (id: string) => looks.get(id)?.sorted

  test('are sorted alike', ({ skip }) => {
    if (looks.size === 0) skip()
    expect(ids.flat().map((id) => [id, lookAt(id)])).toEqual(ids.flat().map((id) => [id, sorted]))
  })
})

test('the tools of all lists stand in one order', ({ skip }) => {
  if (looks.size === 0) skip()
  const ORDER = ['Export', 'Columns and row height', 'Views']
  const shared = (tools: readonly string[]) =>
    tools.map((tool) => tool.replace('CSV export', 'Export')).filter((tool) => ORDER.includes(tool))
  for (const [id, { tools }] of looks) {
    expect([id, shared(tools)]).toEqual([id, ORDER.filter((tool) => shared(tools).includes(tool))])
  }
})

test('the page’s own acts stand last, the main one at the end', ({ skip }) => {
  if (looks.size === 0) skip()
  const own = (id: string) => {
    const tools = looks.get(id)?.tools ?? []
    return tools.slice(tools.indexOf('Views') + 1)
  }
  for (const id of ['operator_billing.records', 'affiliate_billing.records']) {
    expect([id, own(id)]).toEqual([id, ['Additional Details', 'Add Payment']])
  }
  expect(own('billing_v1.invoices')).toEqual(['Additional Details', 'Generate Invoice'])
  expect(own('brand_billing.records')).toEqual([
    'Additional Details',
    'Add Payment',
    'Generate Invoice',
  ])
})

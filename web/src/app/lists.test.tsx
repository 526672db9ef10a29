import { fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { ExportForm } from '@/api/gen/exports/endpoints'
import { REPORT_TABLES } from '@/api/gen/reports/constants'
import { permissionValues, roleValues } from '@/api/gen/shared/enums'
import type { Me } from '@/api/gen/shared/types'
import { operationOf } from '@/api/operations'
import { commandsNow } from '@/kit/keyboard/commands'
import { mayOpen, type Page } from '@/session/page'
import { answering } from '@/testing/answers'
import { faultsOfReads } from '@/testing/declaredReads'
import { type Flaw, flawedAnswer } from '@/testing/flaws'
import { type Look, lookOfList } from '@/testing/listLooks'
import { exceptionsOf } from '@/testing/oneHand'
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
const listsOf = ({ lists = {} }: Page) =>
  Object.entries(lists).filter(([id]) => id !== 'dashboards')

/** Draws a page, a list's with all its rows, before a platform that deviates from the contract: each row in its own way. */
async function drawn(page: Page, query: string) {
  const calls = new Map<string, number>()
  const platform: { deviates: boolean; round: number | null } = { deviates: true, round: null }
  const flawsOf = new Map<number, readonly Flaw[]>()
  const bodies = new Map<string, unknown>()
  const forms: ExportForm[] = []
  vi.stubGlobal('innerHeight', 100_000)
  answering(({ method, url, body: sent }) => {
    if (url === '/api/exports') forms.push(sent as ExportForm)
    if (platform.round !== null) {
      const wrong = wronglyTyped(method, url, platform.round)
      return new Response(wrong, { headers: { 'Content-Type': 'application/json' } })
    }
    const { call, body, flaws } = platform.deviates
      ? flawedAnswer(method, url, ROWS)
      : { ...sampleAnswer(method, url, ROWS), flaws: [] }
    if (flaws.length > 0) flawsOf.set(flaws.length + 2, flaws)
    calls.set(call, (calls.get(call) ?? 0) + 1)
    bodies.set(call, body)
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const { Page: Content, reads } = await page.load()
  const user = USERS.find((each) => mayOpen(page, each as Me))
  const ui = (
    <Composition>
      <Content />
    </Composition>
  )
  const at = `${page.path}?${tenantOf(page)}${query}`
  const app = renderInApp(<PageBoundary>{ui}</PageBoundary>, {
    at,
    ...(user && { user }),
  })
  const hasRows = () => expect(document.querySelector('tr[data-row-key]')).not.toBeNull()
  if (page.lists) await waitFor(hasRows, { timeout: 10_000 })
  await settled(app.store)
  const flaws = flawsOf.get(document.querySelectorAll('tr[data-row-key]').length) ?? []
  const readFaults = faultsOfReads(app, page, reads, at)
  return { ...app, calls, bodies, forms, platform, flaws, readFaults }
}

type Drawn = Awaited<ReturnType<typeof drawn>>

/** What a list's export asks the platform for. */
async function exported({ user, forms }: Drawn): Promise<ExportForm> {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const tools = document.querySelector<HTMLElement>('.kit-list-tools') ?? document.body
  await user.click(within(tools).getByRole('button', { name: /(CSV e|E)xport$/ }))
  const asked = await waitFor(
    () => {
      const drawn = document.querySelector('.kit-export')?.closest('[role="dialog"]')
      expect(drawn).toBeTruthy()
      return drawn as HTMLElement
    },
    { timeout: 10_000 },
  )
  for (const box of asked.querySelectorAll<HTMLInputElement>('fieldset input:not(:checked)'))
    fireEvent.click(box)
  const begin = asked.querySelector<HTMLElement>('.ant-modal-footer .ant-btn-primary')
  if (begin) fireEvent.click(begin)
  await waitFor(() => expect(forms).toHaveLength(1))
  return forms[0] as ExportForm
}

/** The rows of a list's answer, wherever they stand in it. */
function rowsIn(body: unknown): readonly object[] {
  const { data } = body as { readonly data: Readonly<Record<string, unknown>> }
  const lists = [data, ...Object.values(data)].filter(Array.isArray)
  return lists.sort((one, other) => other.length - one.length)[0] ?? []
}

/** The value of a dotted field, of all entries of a list; undefined where the contract has no such field. */
const valueAt = (row: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value) && step !== 'length' && !/^\d+$/.test(step))
      return (value[0] as Readonly<Record<string, unknown>>)?.[step]
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[step]
  }, row)

/** The page drawn has the acts that the palette offers. */
function expectActs({ actions = [] }: Page) {
  const labels = commandsNow().map(({ label }) => label)
  expect(actions.map(({ label }) => label).filter((act) => !labels.includes(act))).toEqual([])
}

const lists = pages.flatMap((page) =>
  listsOf(page).map(([id, query], at) => [id, page, query, at === 0] as const),
)

// Those of a page with lists are looked at as its first list is drawn.
const acting = pages.filter((page) => page.actions && listsOf(page).length === 0)

test.each(acting)('the page $path has the acts that the palette offers', async (page) => {
  await drawn(page, '')
  expectActs(page)
})

/** What a window of 1280 pixels leaves for a list beside the menu. */
const ROOM = 1016

/** Nothing is cut at the side. */
function expectColumnsToFit() {
  const grid = document.querySelector<HTMLElement>('.kit-grid')
  const total = Number.parseInt(grid?.style.getPropertyValue('--least-width') ?? '', 10)
  expect(total).toBeLessThanOrEqual(ROOM)
}

/** The amount comes right after what a record is called. */
function expectAmountSecond() {
  const second = document.querySelector('td:has([data-row-link]) + td')
  expect(second?.querySelector('.kit-money-currency')).not.toBeNull()
}

const areaOf = (id: string) => id.split('.')[0] ?? ''

const hasNoExport = (id: string) =>
  [id, areaOf(id)].some((name) => exceptionsOf('toolbars').includes(name))

/** Its file is made of the specification's own call. */
const OF_ITS_OWN_CALL = 'domains_v2.domains'

/** Fields that reports have by what they are about and measure. */
const BY_KEY = /^(figures|before|values)\./

/** The file has fields that the contract knows, and calls their values as the second row does. */
async function expectExportAsShown(list: Drawn) {
  const columns = [...document.querySelectorAll('thead th')].map((head) => head.textContent ?? '')
  const cells = [...(document.querySelectorAll('tr[data-row-key]')[1]?.children ?? [])]
  const { list: id, columns: written } = await exported(list)
  const { method, path } = operationOf(id)
  const second = rowsIn(list.bodies.get(`${method} ${path}`))[1]
  const unknown = written.filter(({ field }) => valueAt(second, field) === undefined)
  expect(unknown.map(({ field }) => field).filter((field) => !BY_KEY.test(field))).toEqual([])
  for (const [at, title] of columns.entries()) {
    const of = written.find((each) => each.title === title || each.title.startsWith(`${title} (`))
    const money = cells[at]?.querySelector('.kit-money-currency')?.textContent
    const status = cells[at]?.querySelector('.kit-status')?.textContent
    if (money && of) {
      const named =
        of.title.includes(money) || written.some((each) => each.title === `${title} currency`)
      expect([title, named]).toEqual([title, true])
    }
    if (status && of) {
      const value = String(valueAt(second, of.field))
      // A cell may say more than its first field does: `Active (canceled)`.
      expect([title, status]).toEqual([title, expect.stringContaining(of.labels?.[value] ?? value)])
    }
  }
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

/** How each list looked, for the lists of one kind to be held against each other. */
const looks = new Map<string, Look>()

// One drawing for all of it: drawing is what takes the time.
test.each(lists)(
  'the list %s asks first for what it declares, makes no call per row, exports what it shows, and survives what is absent, unknown and of wrong types',
  async (id, page, query, isFirst) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const list = await drawn(page, query)
    const { calls, platform, flaws } = list
    expect(calls.size).toBeGreaterThan(0)
    expect(list.readFaults).toEqual([])
    looks.set(id, lookOfList())
    if (isFirst) expectActs(page)
    expect([...calls].filter(([, times]) => times >= ROWS / 2)).toEqual([])
    if (id !== 'wallet.rates') expect(flaws).not.toEqual([])
    expectOtherCells(flaws)
    expectColumnsToFit()
    if (page.path === '/settings/dev') expect(document.querySelector('.kit-sort')).not.toBeNull()
    if (/bill|^bets/.test(id)) expectAmountSecond()
    platform.deviates = false
    if (!hasNoExport(id) && id !== OF_ITS_OWN_CALL) await expectExportAsShown(list)
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

/** A report's rows are its periods, one each. */
const isOfPeriods = (id: string) => id.startsWith('reports.')

const SHARED = /^(Created|Issued|Recorded|Time|Period|Month|Date)$/

test('identity: each list’s first column is an anchor, and tells rows apart: no moment, no month', ({
  skip,
}) => {
  if (looks.size < lists.length) skip()
  const others = [...looks].filter(
    ([id, { isAnchored, first }]) => !isAnchored || (SHARED.test(first) && !isOfPeriods(id)),
  )
  expect(others.map(([id]) => id).sort()).toEqual([...exceptionsOf('identity')].sort())
})

test('periods: each has the usual ones before its two ends', ({ skip }) => {
  if (looks.size < lists.length) skip()
  const odd = [...looks].filter(
    ([
      ,
      {
        periods: [ends, menus],
      },
    ]) => ends !== 2 * menus,
  )
  expect(odd.map(([id]) => id)).toEqual(exceptionsOf('periods'))
})

test('columns: each list’s foot says how many there are', ({ skip }) => {
  if (looks.size < lists.length) skip()
  const silent = [...looks].filter(([, { footer }]) => !/\d+–\d+ of [\d,]+ \w/.test(footer))
  expect(silent.map(([id]) => id)).toEqual([])
})

test('columns: the foot of each list of money says what it comes to', ({ skip }) => {
  if (looks.size < lists.length) skip()
  const ofMoney = Object.entries(KINDS).flatMap(([kind, [, ...ids]]) =>
    kind === 'billing records' ? [] : ids.flat(),
  )
  const silent = ofMoney.filter((id) => !/In all .*USD/.test(looks.get(id)?.footer ?? ''))
  expect(silent).toEqual(exceptionsOf('columns'))
})

const TOOLS = ['Export', 'Columns and row height', 'Views']

test('toolbars: the tools of all lists stand in one order, and nothing after them', ({ skip }) => {
  if (looks.size < lists.length) skip()
  for (const [id, { tools }] of looks) {
    const expected = TOOLS.filter((tool) => tool !== 'Export' || !hasNoExport(id))
    expect([id, tools]).toEqual([id, expected])
  }
  const ids = [...looks.keys()].flatMap((id) => [id, areaOf(id)])
  expect(exceptionsOf('toolbars').filter((name) => !ids.includes(name))).toEqual([])
})

test('toolbars: the page’s own acts stand above, the main one last', ({ skip }) => {
  if (looks.size === 0) skip()
  const acts = (id: string) => looks.get(id)?.acts
  for (const who of ['operator', 'affiliate']) {
    const id = `${who}_billing.records`
    expect([id, acts(id)]).toEqual([id, ['Additional details', `Add ${who} payment`]])
  }
  expect(acts('billing_v1.invoices')).toEqual(['Additional details', 'Generate invoice'])
  expect(acts('brand_billing.records')).toEqual([
    'Additional details',
    'Add brand payment',
    'Generate brand invoice',
  ])
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_REPORT } from '@/api/gen/reports/constants'
import { levelValues } from '@/api/gen/shared/enums'
import { type Page, PagesContext } from '@/session/page'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ReportPage } from './ReportPage'
import type { ReportKey } from './reportFilters'

const loaded = vi.hoisted(() => ({ drawing: false }))
vi.mock('recharts', (original) => {
  loaded.drawing = true
  return original()
})

const PERIOD = { since: '2026-03-06T00:00:00Z', until: '2026-03-13T00:00:00Z' }

const row = (game: string, ggr: number) => ({
  key: `0:${game}`,
  values: [{ dimension: 'game', value: game, title: `Game ${game}` }],
  ...PERIOD,
  lists: { bets: { gameId: game } },
  figures: { bets: 3, active: 2, wager: 90, stakes: 90, wins: 90 - ggr, ggr, margin: null },
  before: null,
})

const found = (...rows: ReturnType<typeof row>[]) => ({
  items: rows,
  count: rows.length,
  remaining: 0,
  totals: {
    ...row('', 12.5),
    key: 'total',
    values: [],
    lists: { bets: {} },
  },
  ...PERIOD,
  comparedSince: null,
  comparedUntil: null,
  granularity: null,
  timezone: 'Europe/Berlin',
  asOf: '2026-03-12T10:00:00Z',
  isRunning: true,
  holdsSums: false,
  chart: null as null | readonly object[],
  tenants: {},
})
const GAMES = found(row('amber-falls', 10), row('koi-garden', 2.5))

const bets = { path: '/bets', roles: ['SUPER_ADMIN'], levels: [...levelValues], hides: [] }

const drawn = (at: string, report: ReportKey = 'games') =>
  renderInApp(
    <PagesContext value={[bets] as unknown as Page[]}>
      <ReportPage report={report} />
    </PagesContext>,
    { at },
  )

const isChart = ({ url }: Asked) => url.includes('chart=')
const isChanges = ({ url }: Asked) => url.includes('/changes')
const never = () => new Promise<Response>(() => undefined)
const refusing = (fields: Readonly<Record<string, string>>) =>
  answer({
    http: 422,
    status: 'VALIDATION_ERROR',
    data: { fields },
    messages: Object.values(fields),
  })

const cell = (name: string) => screen.findByRole('link', { name })
const total = () => screen.getByText('12.50')

afterEach(() => vi.unstubAllGlobals())

test('the shape of its rows stands until they come', async () => {
  let come: (response: Response) => void = () => undefined
  answering(() => new Promise((resolve) => (come = resolve)))
  const { container } = drawn('/reports/games')
  await waitFor(() => expect(container.querySelector('.kit-skeleton, [aria-busy]')).not.toBeNull())
  expect(screen.queryByText(NO_REPORT)).toBeNull()
  come(answer({ data: GAMES }))
  expect(await cell('10.00 USD')).toBeTruthy()
  expect(total()).toBeTruthy()
  expect(screen.getByText(/The period has not ended/)).toBeTruthy()
})

test('a part that is slow leaves the others standing, and is not asked for before it is seen', async () => {
  const asked = answering((call) => (isChart(call) ? never() : answer({ data: GAMES })))
  const { user } = drawn('/reports/games')
  await cell('10.00 USD')
  expect(asked.filter(isChart)).toHaveLength(0)
  await user.click(screen.getByText('Chart'))
  await waitFor(() => expect(asked.filter(isChart)).toHaveLength(1))
  expect(total()).toBeTruthy()
  expect(screen.getByRole('link', { name: '10.00 USD' })).toBeTruthy()
})

test('on paper every part of it stands, and is shut again after', async () => {
  const asked = answering((call) =>
    answer({ data: isChart(call) ? { ...GAMES, chart: [] } : GAMES }),
  )
  drawn('/reports/games')
  await cell('10.00 USD')
  act(() => void dispatchEvent(new Event('beforeprint')))
  await waitFor(() => expect(asked.filter(isChart)).toHaveLength(1))
  expect(await screen.findByText('There is nothing to draw in this period.')).toBeTruthy()
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('There is nothing to draw in this period.')).toBeNull()
})

const parts = [
  { title: 'Game amber-falls', now: 10, before: 4 },
  { title: '41 others', now: 2.5, before: null },
]
const drawnAs = (name: string) => screen.getByRole('region', { name: `${name}, table` })

test('its chart is of all rows, as the platform sums them up', async () => {
  const asked = answering((call) =>
    answer({ data: isChart(call) ? { ...GAMES, items: [], chart: parts } : GAMES }),
  )
  const { user } = drawn('/reports/games')
  await cell('10.00 USD')
  expect(loaded.drawing).toBe(false) // its code comes when it is seen
  await user.click(screen.getByText('Chart'))
  await waitFor(() => expect(loaded.drawing).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'GGR as a table' }))
  expect(drawnAs('GGR').textContent).toBe('OfGGRGame amber-falls10.00 USD41 others2.50 USD')
  const called = new URL(asked.find(isChart)?.url ?? '', location.href).searchParams
  expect([called.get('chart'), called.get('limit')]).toEqual(['ggr', '1'])
})

test.each([
  ['', 'TimeThis period11 Mar 202610.00 USD12 Mar 2026'],
  ['?compare=true', 'TimeThis periodThe period before11 Mar 202610.00 USD4.00 USD12 Mar 2026'],
])(
  'over time%s it has each step, beside the period before where there is one',
  async (at, text) => {
    const steps = [
      { title: '2026-03-11', now: 10, before: 4 },
      { title: '2026-03-12', now: null, before: null },
    ]
    answering((call) => answer({ data: isChart(call) ? { ...GAMES, chart: steps } : found() }))
    const { user } = drawn(`/reports/game-financial${at}`, 'game-financial')
    await user.click(await screen.findByText('Chart'))
    await user.click(await screen.findByRole('button', { name: 'Wager as a table' }))
    expect(drawnAs('Wager').textContent).toBe(text)
  },
)

test.each([
  [null, 'The platform sums up no chart of this report.'],
  [[], 'There is nothing to draw in this period.'],
])('a chart of %j is said in words', async (chart, words) => {
  answering(() => answer({ data: { ...GAMES, chart } }))
  const { user } = drawn('/reports/games')
  await cell('10.00 USD')
  await user.click(screen.getByText('Chart'))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a part that fails says so alone, and is tried again', async () => {
  let fails = true
  answering((call) => {
    if (isChanges(call) && fails) return answer({ http: 503, messages: ['Not now.'] })
    return answer({ data: isChanges(call) ? CHANGED : GAMES })
  })
  const { user } = drawn('/reports/games?compare=true')
  await user.click(await screen.findByText('What changed'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What changed could not be loaded')
  expect(screen.getByRole('link', { name: '10.00 USD' })).toBeTruthy()
  fails = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('rowheader', { name: 'Casino' })).toBeTruthy()
})

const CHANGED = {
  measure: 'ggr',
  by: 'product',
  dimensions: ['product'],
  now: 10,
  before: 4,
  difference: 6,
  causes: [{ title: 'Casino', now: 10, before: 4, difference: 6, row: null }],
  ...PERIOD,
  comparedSince: PERIOD.since,
  comparedUntil: PERIOD.since,
  tenants: {},
}

test('a report that fails says why in place of its rows', async () => {
  answering(() => answer({ http: 503, messages: ['Not now.'] }))
  drawn('/reports/games')
  expect((await screen.findByRole('alert')).textContent).toContain('The games could not be loaded')
})

test.each(['/reports/games', '/reports/games?providerName=Koi'])(
  '%s says once that there is none',
  async (at) => {
    answering(() => answer({ data: found() }))
    drawn(at)
    expect(await screen.findAllByText(NO_REPORT)).toHaveLength(1)
  },
)

const YEARS =
  '/reports/games?fromDate=2016-01-01T00:00:00%2B01:00&toDate=2026-03-12T23:59:59.999%2B01:00'

test('a period that is refused is told on its field, and the page keeps what it showed', async () => {
  const long = 'A report covers at most 1,100 days.'
  const asked = answering(({ url }) =>
    url.includes('2016') || url.includes('2015-12-31')
      ? refusing({ toDate: long })
      : answer({ data: GAMES }),
  )
  const { user, router } = drawn('/reports/games')
  await cell('10.00 USD')
  await user.click(screen.getByText('Chart'))
  await waitFor(() => expect(asked.filter(isChart)).toHaveLength(1))
  await router.navigate(YEARS)
  expect((await screen.findByRole('alert')).textContent).toContain(`To: ${long}`)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'To' }).getAttribute('title')).toBe(long),
  )
  expect(screen.getByRole('textbox', { name: 'To' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('link', { name: '10.00 USD' })).toBeTruthy()
  expect(total()).toBeTruthy()
  expect(asked.filter(isChart)).toHaveLength(1)
  await router.navigate('/reports/games?period=TODAY')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('of steps that are too many the next longer ones are offered', async () => {
  const many = 'HOUR would make more than 1,000 points. Choose DAY.'
  const asked = answering(({ url }) =>
    url.includes('granularity=HOUR') ? refusing({ granularity: many }) : answer({ data: GAMES }),
  )
  const { user, router } = drawn('/reports/registration', 'registration')
  await screen.findByText(/As of|as of/)
  await router.navigate('/reports/registration?granularity=HOUR')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(many)
  await user.click(within(alert).getByRole('button', { name: 'By day' }))
  await waitFor(() => expect(asked.at(-1)?.url).toContain('granularity=DAY'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('one that is opened by a refused period says so where its rows would stand', async () => {
  answering(() => refusing({ toDate: 'A report covers at most 1,100 days.' }))
  drawn(YEARS)
  expect((await screen.findByRole('alert')).textContent).toContain('at most 1,100 days')
})

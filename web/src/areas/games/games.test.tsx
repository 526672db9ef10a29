import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game, GameChanges } from '@/api/gen/games/endpoints'
import type { Me } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Games } from './Games'
import { Launched } from './Launched'
import { operatorsOn, partsOf } from './labels'
import { isFramed, launchAddress } from './launch'
import { betsAt } from './links'
import { OrderGames } from './OrderGames'
import { statusFor } from './statusFor'

let meta: HTMLMetaElement

beforeEach(() => {
  meta = document.createElement('meta')
  meta.name = 'launch-origins'
  meta.content = 'https://studio.test http://127.0.0.1:8001'
  document.head.append(meta)
})
afterEach(() => meta.remove())

const user = { permissions: ['games_read', 'games_write', 'games_launch'] } satisfies Partial<Me>

const gameOf = (at: number): Game => ({
  id: `game-${at}`,
  title: `Game ${at}`,
  imageUrl: null,
  provider: 'Amber Reels',
  aggregator: 'SOFT_GAMINGS',
  categories: 'slots,popular',
  subCategories: '',
  tag: '',
  status: 'ACTIVE',
  reason: '',
  order: at,
  displayRTP: 96.5,
  restrictedCountries: 'US,FR',
  operators: { aurora: { status: 'ACTIVE', order: at * 10 } },
  entry: {
    opId: 'aurora',
    opTitle: 'Aurora Gaming',
    status: 'ACTIVE',
    order: at * 10,
    isOn: true,
    revision: 2,
  },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: { userCode: 'U1', nickname: 'Ada' },
  revision: 1,
})

const listing = (count: number) => {
  const items = Array.from({ length: count }, (_, at) => gameOf(at + 1))
  return answering(({ url }) => {
    if (url.includes('/choices'))
      return answer({ data: { providers: [], aggregators: [], categories: ['slots'], tags: [] } })
    if (url.includes('/api/games')) return answer({ data: { items, count, remaining: 0 } })
    return answer({ data: { operators: [] } })
  })
}

test('texts that are separated by commas are read in parts', () => {
  expect(partsOf(' slots, popular,,')).toEqual(['slots', 'popular'])
})

test('an operator has a game where its entry is active', () => {
  const operators = {
    aurora: { status: 'ACTIVE', order: 1 },
    borealis: { status: 'MAINTENANCE', order: 1 },
  } as const
  expect(operatorsOn({ operators })).toEqual(['aurora'])
})

test('figures lead to the bets of the last 30 days, from midnight UTC', () => {
  const at = betsAt({ id: 'koi' }, 'aurora', Date.parse('2026-11-15T09:00:00Z'), 'GGR')
  expect(Object.fromEntries(new URLSearchParams(at.split('?')[1]))).toEqual({
    opId: 'aurora',
    includeBrands: 'false',
    betType: 'CASINO',
    gameId: 'koi',
    fromDate: '2026-10-16T00:00:00.000Z',
    countedIn: 'GGR',
    dateField: 'settledAt',
  })
})

describe('a launched game', () => {
  test.each([
    ['https://studio.test/play?x=1', true],
    ['http://127.0.0.1:8001/studio', true],
    ['http://studio.test/play', false],
    ['https://user:word@studio.test/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//studio.test/play', false],
  ])('may run at %s: %s', (address, may) => {
    expect(launchAddress(address) !== null).toBe(may)
  })

  test('is framed from the origins that are set, and never from our own', () => {
    meta.content += ` ${location.origin}`
    expect(isFramed(new URL('https://studio.test/play'))).toBe(true)
    expect(isFramed(new URL('https://studio.test:8443/play'))).toBe(false)
    expect(isFramed(new URL('/play', location.origin))).toBe(false)
  })

  test('stands in a frame that may do little, with a link to a new tab', () => {
    renderInApp(<Launched url="https://studio.test/play?session=1" />)
    const frame = screen.getByTitle('The game')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    const link = screen.getByRole('link', { name: /Open in a new tab/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  })

  test('of another host opens in a new tab alone', () => {
    renderInApp(<Launched url="https://elsewhere.test/play" />)
    expect(screen.queryByTitle('The game')).toBeNull()
    expect(screen.getByRole('link', { name: /Open in a new tab/ })).toBeTruthy()
    expect(screen.getByText(/elsewhere.test are not shown/)).toBeTruthy()
  })
})

test('a status for many goes by what the platform would do', () => {
  const changed = (at: number, refused: string | null = null) => ({
    gameId: `game-${at}`,
    title: `Game ${at}`,
    after: { status: 'ACTIVE', order: 1 } as const,
    refused,
  })
  const preview: GameChanges = {
    added: [changed(1)],
    changed: [changed(2)],
    removed: [],
    refused: [changed(3, 'Game 3 is deprecated.')],
  }
  const act = statusFor('aurora', 'ACTIVE', preview)
  const reasonOf = (at: number) => act.disabledReason?.(gameOf(at), undefined as never)
  expect([1, 2, 3, 4].map(reasonOf)).toEqual([
    null,
    null,
    'Game 3 is deprecated.',
    'Its status is Active already.',
  ])
  expect(act.write(gameOf(1), '', undefined as never).arg).toEqual({
    gameStatuses: { opId: 'aurora', gameIds: ['game-1'], status: 'ACTIVE' },
  })
})

describe('the page', () => {
  test('asks for an operator’s status and order only with an operator', async () => {
    const asked = listing(2)
    renderInApp(<Games />, { user: { ...user }, at: '/games?operatorStatus=ACTIVE' })
    await screen.findByText('Game 1')
    const query = new URLSearchParams(
      asked.find(({ url }) => url.startsWith('/api/games?'))?.url.split('?')[1],
    )
    expect(query.get('operatorStatus')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /Operator’s order/ })).toBeNull()
  })

  test('draws the tiles in view, and reads them anew whenever the grid is opened', async () => {
    const asked = listing(400)
    const lists = () => asked.filter(({ url }) => url.startsWith('/api/games?')).length
    const { user: hand } = renderInApp(<Games />, { user: { ...user }, at: '/games?tab=GRID' })
    await screen.findByRole('button', { name: /^Game 1 / })
    const tiles = document.querySelectorAll('.games-tile').length
    expect(tiles).toBeGreaterThan(8)
    expect(tiles).toBeLessThan(80)
    await hand.click(screen.getByTitle('Table'))
    await screen.findByRole('table', { name: 'games' })
    const before = lists()
    await hand.click(screen.getByTitle('Grid'))
    await screen.findByRole('button', { name: /^Game 1 / })
    await waitFor(() => expect(lists()).toBe(before + 1))
  })
})

test('a new order is sent with the sum of the revisions, and the games in it', async () => {
  const asked = listing(3)
  const onClose = vi.fn()
  const { user: hand } = renderInApp(
    <OrderGames opId="aurora" category="slots" onClose={onClose} />,
    { user: { ...user } },
  )
  await hand.click(await screen.findByRole('button', { name: 'Move Game 3 to the top' }))
  await hand.click(screen.getByRole('button', { name: 'Save order' }))
  const write = () => asked.find(({ method }) => method === 'PUT')
  await waitFor(() => expect(write()).toBeDefined())
  const sent = write()
  expect(sent?.url).toBe('/api/games/order')
  expect(sent?.headers.get('If-Match')).toBe('"6"')
  expect(sent?.body).toEqual({ opId: 'aurora', gameIds: ['game-3', 'game-1', 'game-2'] })
})

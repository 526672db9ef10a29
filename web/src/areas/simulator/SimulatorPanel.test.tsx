import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LiveActivity } from '@/api/gen/activity/endpoints'
import type { Me } from '@/api/gen/shared/types'
import type { JournalEntry, SimulatedWorld } from '@/api/gen/simulator/endpoints'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { folded } from './JournalTab'
import { SimulatorPanel } from './SimulatorPanel'

const summary = {
  seed: 2026,
  startedAt: '2026-11-15T09:00:00Z',
  now: '2026-11-15T09:00:00Z',
  mode: 'frozen',
} as const

const world: SimulatedWorld = {
  ...summary,
  name: 'mine',
  scale: 1,
  snapshots: ['before lunch'],
  sha256: 'ab'.repeat(32),
  dueCount: 1,
  dueItems: [
    {
      _id: 'due_1',
      at: '2026-11-16T00:00:00Z',
      kind: 'cashbackCredit',
      text: 'Cashback wallets are credited',
      payload: {},
    },
  ],
  worlds: [
    { ...summary, name: 'default', isMine: false },
    { ...summary, name: 'mine', isMine: true },
    { ...summary, name: 'theirs', isMine: false },
  ],
  faults: [],
}

function opened(
  reply: (asked: Asked) => Response | null = () => null,
  role: Me['role'] = 'SUPER_ADMIN',
) {
  const asked = answering((call) => reply(call) ?? answer({ data: world }))
  const panel = <SimulatorPanel open onClose={() => undefined} />
  const { user } = renderInApp(panel, { user: { role } })
  return { asked, user }
}

const written = (asked: readonly Asked[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ url, body }) => [url, body])

test('what is wrong with a duration stands at its field, as the platform says it', async () => {
  const message = "'p1d' is not an ISO 8601 duration such as P1D or PT90S."
  const { user } = opened(({ url, body }) =>
    url.endsWith('/clock') && (body as { advance?: string }).advance === 'p1d'
      ? answer({
          http: 422,
          data: { fields: { advance: message } },
          messages: [`advance: ${message}`],
        })
      : null,
  )
  await user.click(await screen.findByRole('tab', { name: 'Clock' }))
  const field = await screen.findByRole('textbox', { name: 'Duration (ISO 8601)' })
  await user.clear(field)
  await user.type(field, 'p1d')
  await user.click(screen.getByRole('button', { name: 'Advance' }))
  expect(await screen.findByText(message)).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(`advance: ${message}`)).toBeNull()
})

test('the clock is set to a date and time of UTC, and what is due is said in words', async () => {
  const { asked, user } = opened()
  await user.click(await screen.findByRole('tab', { name: 'Clock' }))
  expect(await screen.findByText(/Cashback wallets are credited/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Set the time' }))
  expect(await screen.findByText('Enter a date and time.')).toBeDefined()
  await user.type(screen.getByLabelText('Date and time (UTC)'), '2026-11-20T08:30')
  await user.click(screen.getByRole('button', { name: 'Set the time' }))
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/simulator/clock', { now: '2026-11-20T08:30:00.000Z' }]]),
  )
})

const activity: LiveActivity = {
  mode: 'calm',
  staff: 'slow',
  skippedFrom: '2026-11-10T08:00:00Z',
  skippedUntil: '2026-11-14T08:00:00Z',
  events: [
    {
      at: '2026-11-15T08:58:00Z',
      type: 'betPlaced',
      opId: 'aurora',
      opTitle: 'Aurora',
      playerCode: 'P100001',
      text: 'Bet of 12.50 USD on Koi Garden',
    },
    {
      at: '2026-11-15T08:50:00Z',
      type: 'transferArrived',
      opId: 'aurora',
      opTitle: 'Aurora',
      text: 'Transfer of 500 USDT arrived',
    },
  ],
}

test('what happened by itself is listed, what was skipped is told, and the mode is switched', async () => {
  const { asked, user } = opened(({ url }) =>
    url.endsWith('/activity') ? answer({ data: activity }) : null,
  )
  await user.click(await screen.findByRole('tab', { name: 'Activity' }))
  expect(await screen.findByText(/Bet of 12.50 USD on Koi Garden · P100001, Aurora/)).toBeDefined()
  expect(screen.getByText(/Transfer of 500 USDT arrived · Aurora/)).toBeDefined()
  expect(screen.getByText(/The simulator slept for more than a day/)).toBeDefined()
  const modes = within(screen.getByRole('radiogroup', { name: 'Live activity' }))
  expect(modes.getByRole('radio', { name: 'Calm' })).toHaveProperty('checked', true)
  await user.click(modes.getByText('Busy'))
  await waitFor(() =>
    expect(written(asked)).toEqual([['/api/simulator/activity', { mode: 'busy' }]]),
  )
  const staff = within(screen.getByRole('radiogroup', { name: 'Simulated staff' }))
  expect(staff.getByRole('radio', { name: 'Slow' })).toHaveProperty('checked', true)
  await user.click(staff.getByText('Normal'))
  await waitFor(() =>
    expect(written(asked).at(-1)).toEqual([
      '/api/simulator/activity',
      { mode: 'calm', staff: 'normal' },
    ]),
  )
})

test('a world in which nothing happened says so', async () => {
  const still: LiveActivity = { mode: 'off', staff: 'off', events: [] }
  const { user } = opened(({ url }) => (url.endsWith('/activity') ? answer({ data: still }) : null))
  await user.click(await screen.findByRole('tab', { name: 'Activity' }))
  expect(await screen.findByText('Nothing has happened yet.')).toBeDefined()
  expect(screen.queryByText(/slept/)).toBeNull()
})

test('a snapshot is restored, and a world ended, only when one agreed', async () => {
  const { asked, user } = opened()
  await user.click(await screen.findByRole('button', { name: 'Restore before lunch' }))
  const dialog = await screen.findByRole('dialog', { name: /Restore snapshot “before lunch”\?/ })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'End theirs' }))
  const end = await screen.findByRole('dialog', { name: /End world “theirs”\?/ })
  await user.click(within(end).getByRole('button', { name: 'End world' }))
  await waitFor(() => expect(written(asked)).toEqual([['/api/simulator/worlds?name=theirs', null]]))
  expect(screen.queryByRole('button', { name: 'End default' })).toBeNull()
})

test('a name in use is told at the name', async () => {
  const { user } = opened(({ url, method }) =>
    method === 'POST' && url.endsWith('/worlds')
      ? answer({ http: 409, status: 'CONFLICT_ERROR', messages: ['There is a world mine.'] })
      : null,
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name of the world' }), 'mine')
  await user.click(screen.getByRole('button', { name: 'Create world' }))
  expect(await screen.findByText('There is a world mine.')).toBeDefined()
})

test('a world is made with a scenario, whose start and seed are its own', async () => {
  const { asked, user } = opened()
  await user.type(await screen.findByRole('textbox', { name: 'Name of the world' }), 'ring')
  expect(screen.getByLabelText('Seed')).toBeDefined()
  await user.click(screen.getByRole('combobox', { name: 'Scenario' }))
  await user.click((await screen.findAllByText('A fraud ring')).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByLabelText('Seed')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Create world' }))
  await waitFor(() =>
    expect(written(asked)).toEqual([
      ['/api/simulator/worlds', { name: 'ring', scenario: 'fraud-ring' }],
    ]),
  )
})

test('a file that is no scenario is refused, and of a replay it is told what differed', async () => {
  const differences = [
    { number: 2, text: 'PUT /users/me', expected: 200, http: 403, message: 'Denied.' },
  ]
  const { user } = opened(({ url }) =>
    url.endsWith('/replay') ? answer({ data: { stepCount: 3, differences, sha256: '' } }) : null,
  )
  const choose = await screen.findByLabelText('Replay a scenario here:')
  await user.upload(choose, new File(['[]'], 'a.json', { type: 'application/json' }))
  expect(await screen.findByText('This file is not a scenario.')).toBeDefined()
  await user.upload(choose, new File(['{"steps": []}'], 'b.json', { type: 'application/json' }))
  expect(await screen.findByText('3 steps done, 1 with another result:')).toBeDefined()
  expect(screen.getByText(/403 instead of 200 · Denied\./)).toBeDefined()
})

test('the journal reads 50 requests, and older ones when asked', async () => {
  const kept = Array.from({ length: 60 }, (_, at) => ({
    requestId: `req-${at}`,
    operation: 'usersMeUpdate',
    faults: [],
  }))
  const { asked, user } = opened(({ url }) => {
    if (!url.includes('/journal')) return null
    const limit = Number(new URL(url, location.origin).searchParams.get('limit'))
    return answer({ data: { entries: kept.slice(0, limit) } })
  })
  await user.click(await screen.findByRole('tab', { name: 'Journal' }))
  await user.click(await screen.findByRole('button', { name: 'Show older requests' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Show older requests' })).toBeNull(),
  )
  const limits = asked.map(({ url }) => /journal.*limit=(\d+)/.exec(url)?.[1]).filter(Boolean)
  expect(limits).toEqual(['50', '100'])
})

test('polls that follow each other are one group', () => {
  const entry = (operation: string) => ({ operation }) as JournalEntry
  const [badges, rates, list] = ['adminBadges', 'usersMeCheck', 'usersMeUpdate'].map(entry)
  const groups = folded([badges, rates, list, rates] as JournalEntry[])
  expect(groups.map((group) => group.length)).toEqual([2, 1, 1])
})

test('an event is described in words, with what it names in code', async () => {
  const description = 'The owner names `nameServers` at the registrar.'
  const events = [{ type: 'registrarChanged', isForAdmins: false, description, fields: {} }]
  const { user } = opened(({ url }) =>
    url.includes('/events') ? answer({ data: { events } }) : null,
  )
  await user.click(await screen.findByRole('tab', { name: 'Events' }))
  await user.click(await screen.findByRole('combobox', { name: 'Event' }))
  await user.click((await screen.findAllByText('registrarChanged')).at(-1) as HTMLElement)
  const named = await screen.findAllByText('nameServers', { selector: 'code' })
  expect(named.map(({ parentElement }) => parentElement?.textContent)).toContain(
    'The owner names nameServers at the registrar.',
  )
})

test.each([
  ['DEV_OPS', 1],
  ['OPERATOR_ADMIN', 0],
  ['AFFILIATE', 0],
] as const)('%s is offered to make worlds, in each of the two ways: %i', async (role, times) => {
  const { user } = opened(() => null, role)
  await user.click(await screen.findByRole('tab', { name: 'World' }))
  expect(await screen.findByRole('button', { name: 'Save snapshot' })).toBeDefined()
  for (const name of ['Create branch', 'Create world']) {
    expect(screen.queryAllByRole('button', { name })).toHaveLength(times)
  }
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ConsoleProcess, ConsoleStatus } from '@/api/gen/console_status/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { areaFigures } from './figures'
import { StatusPage } from './StatusPage'

const process = (own: Partial<ConsoleProcess> = {}): ConsoleProcess => ({
  _id: 'a1',
  host: 'console-1',
  pid: 11,
  build: '1.4.0',
  startedAt: '2026-03-12T09:00:00Z',
  toldAt: '2026-03-12T09:30:00Z',
  isStopping: false,
  sessions: 1200,
  connections: 80,
  memoryMb: 140.4,
  calls: { held: 3, waiting: 2, limit: 64 },
  downloads: { held: 0, waiting: 0, limit: 16 },
  breakers: [],
  areas: [],
  deviations: [],
  deviationCount: 0,
  redisFailures: null,
  ...own,
})

async function shown(status: ConsoleStatus, section: string) {
  answering(() => answer({ data: status }))
  renderInApp(<StatusPage />, { at: '/settings/status', user: { permissions: ['status_read'] } })
  return within(await screen.findByRole('region', { name: section }))
}

test('one process tells of itself, and that sessions end with it', async () => {
  const processes = await shown({ processes: [process()], redis: null }, 'Processes')
  expect(
    processes.getByText(/One process on one machine\. Sessions are kept in this process/),
  ).toBeDefined()
  const row = processes.getByRole('row', { name: /console-1 · 11/ })
  for (const text of ['Serving', '1.4.0', '1,200', '140 MB', '3 of 64, 2 waiting', '0 of 16']) {
    expect(within(row).getByText(text)).toBeDefined()
  }
  expect(screen.getByText('None: no operation fails again and again.')).toBeDefined()
  expect(screen.getByText('No calls so far.')).toBeDefined()
  expect(screen.getByText('None seen in the platform’s answers.')).toBeDefined()
})

test('every process has its row, and Redis is told of', async () => {
  const others = [
    process(),
    process({ _id: 'b2', host: 'console-2', isStopping: true }),
    process({ _id: 'c3', host: 'console-2', pid: 12, toldAt: '2026-03-12T09:29:52Z' }),
  ]
  const processes = await shown(
    { processes: others, redis: { isReached: true, ms: 0.44 } },
    'Processes',
  )
  expect(processes.getByText(/3 processes on 2 machines/)).toBeDefined()
  expect(processes.getByText('Redis answers in 0.4 ms')).toBeDefined()
  for (const state of ['Serving', 'Stopping', 'Silent']) {
    expect(processes.getByText(state)).toBeDefined()
  }
})

test('a Redis that is away is told of', async () => {
  const status = { processes: [process()], redis: { isReached: false, ms: null } }
  const processes = await shown(status, 'Processes')
  expect(processes.getByText(/Redis does not answer/)).toBeDefined()
})

test('what is paused says where and until when, and a field that deviates stands once', async () => {
  const breakers = [{ area: 'wallet', operation: 'walletTopUp', secondsLeft: 4.2 }]
  const deviations = [{ operation: 'tooltips', field: 'items[].title', kind: 'missing' }]
  const own = { breakers, deviations, deviationCount: 130 }
  const both = [process(own), process({ _id: 'b2', pid: 12, ...own })]
  const paused = await shown({ processes: both, redis: null }, 'Paused operations')
  expect(paused.getAllByText('in 4.2 s')).toHaveLength(2)
  const seen = within(screen.getByRole('region', { name: 'Deviations from the contract' }))
  expect(seen.getAllByText('items[].title')).toHaveLength(1)
  expect(seen.getByText('The latest 1 of 130.')).toBeDefined()
})

test('an area’s calls are added up over the processes, and its slowest pace stands', () => {
  const pace = { area: 'wallet', calls: 3, medianMs: 40, usualMs: null, isSlow: false }
  const slow = { area: 'cms', calls: 1, medianMs: 900, usualMs: 100, isSlow: true }
  const figures = areaFigures([
    process({ areas: [pace] }),
    process({ areas: [{ ...pace, calls: 4, medianMs: null, usualMs: 20 }, slow] }),
  ])
  expect(figures).toEqual([
    slow,
    { area: 'wallet', calls: 7, medianMs: 40, usualMs: 20, isSlow: false },
  ])
})

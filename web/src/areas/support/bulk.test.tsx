import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Permission } from '@/api/gen/shared/enums'
import { permissionValues } from '@/api/gen/shared/enums'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { Support } from './Tickets'

const sampled = (method: string, url: string) =>
  (sampleAnswer(method, url, 1).body as { data: { items: object[] } }).data

const ticket = (ticketNumber: number, more: object = {}) => ({
  ...sampled('GET', '/api/support').items[0],
  id: `tkt_${ticketNumber}`,
  ticketId: `tkt_${ticketNumber}`,
  ticketNumber,
  kind: 'PLAYER',
  brandId: 'aurora-north',
  brandTitle: 'Aurora North',
  status: 'PENDING',
  agent: null,
  snoozedUntil: null,
  revision: 4,
  ...more,
})

interface Setting {
  readonly tickets: readonly object[]
  readonly permissions?: readonly Permission[]
  readonly write?: (asked: Asked) => Response
}

/** The queue with all its tickets selected. */
async function selected({
  tickets,
  permissions = permissionValues,
  write = () => answer({ data: tickets[0] }),
}: Setting) {
  const asked = answering((call) => {
    if (call.method !== 'GET') return write(call)
    if (call.url.startsWith('/api/support/agents')) {
      return answer({
        data: { items: [{ nickname: 'Mina', userCode: 'U2', role: 'OPERATOR_ADMIN', opId: null }] },
      })
    }
    if (/^\/api\/support(\?|$)/.test(call.url)) {
      const data = { ...sampled('GET', '/api/support'), items: tickets, count: tickets.length }
      return answer({ data: { ...data, remaining: 0 } })
    }
    return answer(sampleAnswer(call.method, call.url, 1).body as object)
  })
  const { user } = renderInApp(<Support />, {
    at: '/support',
    user: { userCode: 'U1', permissions: [...permissions] },
  })
  await screen.findByText('Ticket 1')
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const writes = () => asked.filter(({ method }) => method !== 'GET')
  /** Agrees to what the preview says of an action. */
  async function agree(label: string, word: string) {
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: label }))
    return agreed(label, word)
  }
  /** Agrees to the preview that came. */
  async function agreed(label: string, word: string) {
    const preview = await screen.findByRole('dialog', { name: label })
    const { textContent } = preview
    await user.type(within(preview).getByRole('textbox'), word)
    await user.click(within(preview).getByRole('button', { name: new RegExp(`^${label}`) }))
    return textContent
  }
  return { user, writes, agree, agreed }
}

test('many are closed once it was read which ones are not, and each refusal is reported', async () => {
  const { writes, agree } = await selected({
    tickets: [ticket(1), ticket(2), ticket(3, { status: 'CLOSED' })],
    write: ({ url }) =>
      url.includes('tkt_2')
        ? answer({ http: 409, status: 'RECORD_LOCKED', messages: ['Somebody is here.'] })
        : answer({ data: ticket(1, { status: 'CLOSED' }) }),
  })
  const preview = await agree('Close tickets', 'close 2')
  expect(preview).toContain('2 of 3 selected')
  expect(preview).toContain('It is closed already.')
  expect(await screen.findByText(/Finished\. .*1 done/)).toBeTruthy()
  const report = screen.getByRole('region', { name: 'Report' })
  expect(report.textContent).toContain('Ticket 2 · Aurora North')
  expect(report.textContent).toContain('Somebody is here.')
  expect(writes().map(({ url, body }) => [url, body])).toEqual([
    ['/api/support/aurora-north/tkt_1/status', { status: 'CLOSED' }],
    ['/api/support/aurora-north/tkt_2/status', { status: 'CLOSED' }],
  ])
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"4"'])
})

test('many become one agent’s, who is chosen first', async () => {
  const { user, writes, agreed } = await selected({
    tickets: [ticket(1), ticket(2, { agent: { nickname: 'Mina', userCode: 'U2' } })],
  })
  const bar = screen.getByRole('toolbar')
  await user.click(within(bar).getByRole('button', { name: 'Assign tickets' }))
  const choice = await screen.findByRole('dialog', { name: 'Assign tickets' })
  await user.click(within(choice).getByRole('combobox'))
  await user.click(await screen.findByText('Mina', { selector: '.ant-select-item-option-content' }))
  await user.click(within(choice).getByRole('button', { name: 'Preview' }))
  const preview = await agreed('Assign tickets', 'assign 1')
  expect(preview).toContain('Each becomes Mina’s, who is notified.')
  expect(preview).toContain('It is theirs already.')
  expect(await screen.findByText('Assign tickets: all 1 done.')).toBeTruthy()
  expect(writes().map(({ url, body }) => [url, body])).toEqual([
    ['/api/support/aurora-north/tkt_1/assignee', { userCode: 'U2' }],
  ])
})

test('many rest for a day, but those that are over', async () => {
  const { writes, agree } = await selected({
    tickets: [ticket(1), ticket(2, { status: 'ARCHIVED' })],
  })
  const preview = await agree('Snooze for a day', 'snooze 1')
  expect(preview).toContain('A closed or archived ticket cannot be snoozed.')
  expect(await screen.findByText('Snooze for a day: all 1 done.')).toBeTruthy()
  expect(writes().map(({ url, body }) => [url, body])).toEqual([
    ['/api/support/aurora-north/tkt_1/snooze', { until: '2026-03-13T10:00:00.000Z' }],
  ])
})

test('who may not hand over takes only what is nobody’s, and closes none together', async () => {
  const { writes, agree } = await selected({
    tickets: [
      ticket(1),
      ticket(2, { agent: { nickname: 'Mina', userCode: 'U2' } }),
      ticket(3, { agent: { nickname: 'Me', userCode: 'U1' } }),
    ],
    permissions: permissionValues.filter((each) => each !== 'support_manage'),
  })
  expect(screen.queryByRole('button', { name: 'Close tickets' })).toBeNull()
  const preview = await agree('Assign to me', 'assign 1')
  expect(preview).toContain('It is somebody else’s.')
  expect(preview).toContain('It is yours already.')
  expect(await screen.findByText('Assign to me: all 1 done.')).toBeTruthy()
  expect(writes().map(({ url, body }) => [url, body])).toEqual([
    ['/api/support/aurora-north/tkt_1/assignee', { userCode: 'U1' }],
  ])
})

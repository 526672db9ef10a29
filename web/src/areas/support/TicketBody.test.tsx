import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { TicketDrawer } from './TicketDrawer'

const PATH = '/api/support/aurora/tkt_1'
const OTHER_PATH = '/api/support/aurora/tkt_2'
const message = (messageId: string, text: string, more: object = {}) => ({
  messageId,
  from: 'PLAYER',
  author: null,
  text,
  at: '2026-03-12T09:00:00Z',
  isInternal: false,
  attachments: [],
  ...more,
})
const news = (later: object, of: object = {}) => {
  const { messages: _, ...rest } = ticket(of)
  return { ticket: rest, messages: [later] }
}
const first = message('m1', 'Where is my deposit?')
const later = message('m2', 'I have written to the player.', { from: 'AGENT' })

function ticket(more: object) {
  const { body } = sampleAnswer('GET', PATH, 1)
  const { data } = body as { data: object }
  const own = { brandId: 'aurora', id: 'tkt_1', ticketId: 'tkt_1', kind: 'PLAYER', status: 'NEW' }
  return { ...data, ...own, ticketNumber: 7, isUnread: false, messages: [first], ...more }
}

const other = ticket({
  id: 'tkt_2',
  ticketId: 'tkt_2',
  messages: [message('m9', 'And my bonus?')],
})

interface Setting {
  readonly of?: object
  readonly send?: (asked: Asked) => Response | Promise<Response>
  /** What the ticket is like once something was sent. */
  readonly found?: object
  /** What is said of a reply whose answer was lost, time after time. */
  readonly outcomes?: readonly object[]
  /** Whether the composer comes after the messages. */
  readonly isDrawnNext?: boolean
}

/** The first of two tickets. */
function Drawer() {
  const [id, setId] = useState('tkt_1')
  const next = () => setId('tkt_2')
  return <TicketDrawer openId={`aurora~${id}`} onNext={next} onClose={() => undefined} />
}

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

async function opened({
  of = {},
  found = {},
  send = () => answer(),
  outcomes = [],
  isDrawnNext = true,
}: Setting = {}) {
  localStorage.clear()
  let shown = ticket(of)
  let tries = 0
  const asked = answering((call) => {
    if (call.url === `${PATH}/messages`) {
      shown = ticket({ ...of, ...found })
      return send(call)
    }
    if (call.url.startsWith('/api/outcomes/')) return answer({ data: outcomes[tries++] ?? null })
    if (call.url === PATH) return answer({ data: shown })
    if (call.url === OTHER_PATH) return answer({ data: other })
    if (call.url === '/api/presence')
      return answer({
        data: { others: [{ nickname: 'Mina', userCode: 'U2', isWriting: true }], revision: 1 },
      })
    if (call.method !== 'GET') return answer({ data: shown })
    const { body } = sampleAnswer(call.method, call.url, 1)
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  const app = renderInApp(<Drawer />, { user: { permissions: [...permissionValues] } })
  await screen.findByText('Where is my deposit?')
  if (isDrawnNext) await screen.findByRole('textbox', { name: 'Reply' })
  const writes = () =>
    asked.filter(({ method, url }) => method !== 'GET' && url !== '/api/presence')
  return {
    ...app,
    writes,
    reply: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' }),
  }
}

test('a reply says what its author has seen, goes once, and leaves letters to act', async () => {
  const sent = message('m2', 'On its way.', { from: 'AGENT', author: { userCode: 'U1' } })
  const { user, writes, reply } = await opened({
    send: () => answer({ data: news(sent, { status: 'REPLIED' }) }),
    found: { status: 'REPLIED', messages: [first, sent] },
  })
  await user.keyboard('r')
  expect(document.activeElement).toBe(reply())
  await user.keyboard('On its way.{Control>}{Enter}{Enter}{/Control}')
  expect(await screen.findByText('On its way.', { selector: '.support-text' })).toBeTruthy()
  expect(writes().map(({ body }) => body)).toEqual([
    { text: 'On its way.', isInternal: false, attachmentIds: [], lastSeenMessageId: 'm1' },
  ])
  expect(reply().value).toBe('')
  await waitFor(() => expect(document.activeElement).not.toBe(reply()))
})

test('a reply that missed a message is kept, and what it missed is shown', async () => {
  const { user, reply } = await opened({
    found: { messages: [first, later] },
    send: () =>
      answer({
        http: 412,
        status: 'STALE_RECORD',
        data: { record: news(later) },
        messages: ['Somebody wrote.'],
      }),
  })
  await user.type(reply(), 'Mine.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^Somebody wrote in between/)).toBeTruthy()
  expect(await screen.findByText('I have written to the player.')).toBeTruthy()
  expect(reply().value).toBe('Mine.')
})

test('a reply whose answer was lost is asked for, and never sent twice', async () => {
  const sent = message('m2', 'On its way.', { from: 'AGENT', author: { userCode: 'U1' } })
  const body = {
    success: true,
    status: 'OK',
    data: news(sent, { status: 'REPLIED' }),
    messages: [],
  }
  const { user, writes, reply } = await opened({
    send: () => answer({ http: 504, status: 'OUTCOME_UNKNOWN', messages: ['It was lost.'] }),
    outcomes: [{ state: 'RUNNING' }, { state: 'DONE', answer: { httpStatus: 200, body } }],
    found: { status: 'REPLIED', messages: [first, sent] },
  })
  await user.type(reply(), 'On its way.{Control>}{Enter}{/Control}')
  const again = await screen.findByRole('button', { name: 'Check again' })
  await user.click(again)
  expect(await screen.findByText(/^Still processing/)).toBeTruthy()
  await user.click(again)
  expect(await screen.findByText('On its way.', { selector: '.support-text' })).toBeTruthy()
  expect(reply().value).toBe('')
  expect(writes()).toHaveLength(1)
})

test('a reply that is sent when another ticket is open already touches only its own', async () => {
  let arrive: (response: Response) => void = () => undefined
  const { user, reply } = await opened({
    send: () => new Promise<Response>((resolve) => (arrive = resolve)),
  })
  await user.type(reply(), 'On its way.{Control>}{Enter}{/Control}')
  await user.click(screen.getByRole('button', { name: 'Next (j)' }))
  await screen.findByText('And my bonus?')
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Your bonus')
  arrive(answer({ data: news(later, { status: 'REPLIED' }) }))
  await waitFor(() => expect(localStorage.getItem('pitboss.ticket-drafts')).not.toMatch('tkt_1'))
  expect(reply().value).toBe('Your bonus')
  expect(screen.getByText('And my bonus?')).toBeTruthy()
  expect(screen.queryByText('I have written to the player.')).toBeNull()
  expect(localStorage.getItem('pitboss.ticket-drafts')).toMatch('Your bonus')
})

test('what is too long, and a placeholder without its value, cannot be sent', async () => {
  const { user, reply } = await opened()
  await user.type(reply(), 'Your {{txId}')
  expect(screen.getByText('Replace {txId} first.')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
  await user.clear(reply())
  await user.click(reply())
  await user.paste('x'.repeat(5001))
  expect(screen.getByText('At most 5000 characters.')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
})

test('letters act once each, not while one types, and on no ticket that is closed', async () => {
  const { user, writes, reply } = await opened()
  await user.type(reply(), 'e')
  expect(writes()).toEqual([])
  reply().blur()
  await user.keyboard('{e>3/}')
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ status: 'CLOSED' }]))
})

test('the next ticket takes the focus that the one before had', async () => {
  const { user, reply } = await opened()
  screen.getByRole('region', { name: 'Conversation' }).focus()
  await user.keyboard('j')
  await screen.findByText('And my bonus?')
  await screen.findByRole('textbox', { name: 'Reply' })
  const held = document.activeElement
  expect(held).not.toBe(document.body)
  expect(held?.querySelector('textarea')).toBe(reply())
  await user.keyboard('r')
  expect(document.activeElement).toBe(reply())
})

test('whoever wants to reply before the composer was drawn has it at once', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const { user, reply } = await opened({ isDrawnNext: false })
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
  await user.keyboard('r')
  expect(document.activeElement).toBe(reply())
})

test('who else is here is told', async () => {
  await opened()
  expect(await screen.findByText('Here now: Mina is writing')).toBeTruthy()
})

test('a ticket that woke offers its former time again', async () => {
  const { user } = await opened({
    of: { snoozedUntil: null, snoozedBefore: '2026-03-14T10:00:00Z' },
  })
  await user.keyboard('z')
  expect(await screen.findByRole('button', { name: /^As before, until/ })).toBeTruthy()
})

test('a ticket is told by its number and by whose it is', async () => {
  await opened({ of: { brandTitle: 'Aurora North' } })
  expect(await screen.findByRole('dialog', { name: /^Ticket 7 · Aurora North/ })).toBeTruthy()
})

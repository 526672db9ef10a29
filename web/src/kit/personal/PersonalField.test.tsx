import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellSignedOut } from '@/api/signedOut'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Copy } from '../display/Copy'
import { PersonalField, type PersonalFieldProps } from './PersonalField'
import { hideRevealed, showRevealed } from './revealed'

const EMAIL = 'john.doe@example.test'
const CARD = '6104337712344821'
const REASON = 'The player asked for a call back.'

const MASKED = { permissions: ['players_reveal'] as never[] }
const WHOLE = { permissions: ['players_personal', 'players_reveal'] as never[] }

const email = (own: Partial<PersonalFieldProps> = {}) => (
  <PersonalField text="j•••@e•••.test" playerCode="P1" fields="email" what="email" {...own}>
    {(text) => <Copy text={text} what="email" />}
  </PersonalField>
)
const card = (record: string) => (
  <PersonalField
    text="•••• 4821"
    playerCode="P1"
    record={record}
    fields="cardNumber"
    what={`card of ${record}`}
  />
)
const name = (
  <PersonalField text="J••• D•••" playerCode="P1" fields={['firstName', 'lastName']} what="name" />
)

const value = (field: string, masked: string, whole: string, records: string[] = []) => ({
  field,
  masked,
  value: whole,
  records,
})
const REVEALED = {
  playerCode: 'P1',
  values: [
    value('email', 'j•••@e•••.test', EMAIL),
    value('cardNumber', '•••• 4821', CARD, ['a1']),
    value('cardNumber', '•••• 4821', '5022291011114821', ['a2']),
    value('firstName', 'J•••', 'John'),
    value('lastName', 'D•••', 'Doe'),
  ],
  shownForSeconds: 60,
  remaining: 49,
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  hideRevealed()
  vi.useRealTimers()
})

const platform = (reply: Parameters<typeof answer>[0] = { data: REVEALED }): Asked[] =>
  answering(({ url, body }) => {
    if (url !== '/api/players/reveal') return answer()
    const wanted = (body as { fields: string[] }).fields
    if (reply?.data !== REVEALED) return answer(reply)
    const values = REVEALED.values.filter(({ field }) => wanted.includes(field))
    return answer({ data: { ...REVEALED, values } })
  })

function press(button: string) {
  fireEvent.click(screen.getByRole('button', { name: button }))
}

async function reveal(what = 'email', reason = REASON) {
  press(`Reveal ${what}`)
  const dialog = await screen.findByRole('dialog', { name: 'Reveal personal data' })
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: reason } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reveal' }))
  return dialog
}

const later = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000))

test('whoever may see it sees it as it came, with its copy button and nothing else', () => {
  renderInApp(email({ text: EMAIL }), { user: WHOLE })
  expect(screen.getByText(EMAIL)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy email' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Reveal|Why/ })).toBeNull()
})

test('what is absent is absent for all', () => {
  renderInApp(email({ text: null }), { user: MASKED })
  expect(document.body.textContent).toContain('—')
  expect(screen.queryByRole('button')).toBeNull()
})

test('masked, it says why and offers to reveal, and there is nothing to copy', async () => {
  renderInApp(email(), { user: MASKED })
  expect(screen.getByText('j•••@e•••.test')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy email' })).toBeNull()
  press('Why the email is masked')
  expect(await screen.findByText(/does not have the permission “See personal data”/)).toBeTruthy()
})

test('whoever may not reveal is told why it is masked, and no more', () => {
  renderInApp(email(), { user: { permissions: [] } })
  expect(screen.getByRole('button', { name: 'Why the email is masked' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reveal email' })).toBeNull()
})

test('a reveal asks for a reason, shows the whole value with a countdown, and ends by itself', async () => {
  const asked = platform()
  renderInApp(email(), { user: MASKED })
  await reveal()
  expect(await screen.findByText(EMAIL)).toBeTruthy()
  expect(asked.at(-1)?.body).toEqual({ playerCode: 'P1', fields: ['email'], reason: REASON })
  expect(screen.getByRole('button', { name: 'Copy email' })).toBeTruthy()
  const before = Number.parseInt(screen.getByRole('timer').textContent ?? '', 10)
  later(10)
  const after = Number.parseInt(screen.getByRole('timer').textContent ?? '', 10)
  expect(before - after).toBe(10)
  later(52)
  expect(screen.queryByText(EMAIL)).toBeNull()
  expect(screen.getByText('j•••@e•••.test')).toBeTruthy()
})

test.each([
  ['short', 'Enter a reason of at least 10 characters.'],
  ['x'.repeat(201), 'At most 200 characters.'],
])(
  'a reason of the wrong length is told at its field, and nothing is asked',
  async (reason, why) => {
    const asked = platform()
    renderInApp(email(), { user: MASKED })
    await reveal('email', reason)
    expect(await screen.findByText(why)).toBeTruthy()
    expect(asked).toEqual([])
  },
)

test('the fifty-first of an hour is told in words', async () => {
  const text = '50 reveals an hour are allowed. The next one is possible in 12 minutes.'
  platform({ http: 429, status: 'TOO_MANY_REQUESTS', messages: [text] })
  renderInApp(email(), { user: MASKED })
  await reveal()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText('j•••@e•••.test')).toBeTruthy()
})

test('of two values with the same mask each record gets its own; a full name is two fields', async () => {
  platform()
  renderInApp(
    <>
      {card('a1')}
      {card('a2')}
      {name}
    </>,
    { user: MASKED },
  )
  press('Reveal name')
  const dialog = await screen.findByRole('dialog', { name: 'Reveal personal data' })
  fireEvent.click(within(dialog).getByLabelText('Card of a1'))
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: REASON } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reveal' }))
  expect(await screen.findByText(CARD)).toBeTruthy()
  expect(screen.getByText('5022291011114821')).toBeTruthy()
  expect(screen.getByText('John Doe')).toBeTruthy()
})

function hideTab() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  ['the tab is hidden', hideTab],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the session ends', () => tellSignedOut({} as never)],
  ['the user masks it again', () => press('Mask email again')],
])('what was revealed is gone when %s', async (_when, happen) => {
  platform()
  renderInApp(email(), { user: MASKED })
  await reveal()
  await screen.findByText(EMAIL)
  act(happen)
  expect(document.body.textContent).not.toContain(EMAIL)
  expect(screen.getByText('j•••@e•••.test')).toBeTruthy()
  vi.restoreAllMocks()
})

test('it is gone on leaving', async () => {
  platform()
  const first = renderInApp(email(), { user: MASKED })
  await reveal()
  await screen.findByText(EMAIL)
  first.unmount()
  renderInApp(email(), { user: MASKED })
  expect(screen.queryByText(EMAIL)).toBeNull()
})

test('neither the store nor the browser keeps what was revealed', async () => {
  platform()
  const { store } = renderInApp(email(), { user: MASKED })
  await reveal()
  await screen.findByText(EMAIL)
  const kept = JSON.stringify([store.getState(), { ...localStorage }, { ...sessionStorage }])
  expect(kept).not.toContain(EMAIL)
  await waitFor(() => expect(document.title).not.toContain('john'))
})

test('an answer that comes once the field was left is not kept', () => {
  showRevealed('P1', [{ ...REVEALED.values[0] } as never], 60)
  renderInApp(email(), { user: MASKED })
  expect(screen.queryByText(EMAIL)).toBeNull()
})

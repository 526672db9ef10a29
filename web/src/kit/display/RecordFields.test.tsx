import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClockContext } from './clock'
import { DateTime } from './DateTime'
import { Money } from './Money'
import { Name } from './Name'
import { RecordFields } from './RecordFields'

test('facts are terms and their values, under a heading of their own', () => {
  render(
    <RecordFields
      title="Amounts"
      fields={[
        ['Total', <b key="total">5.00</b>],
        ['Paid', null],
      ]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Amounts' })).toBeDefined()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Total', 'Paid'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['5.00', '—'])
})

test('a value that cannot be drawn leaves the others', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = (): never => {
    throw new TypeError('There is no such part.')
  }
  const Broken = broken
  render(
    <RecordFields
      fields={[
        ['Player', <Broken key="player" />],
        ['Operator', broken],
        ['Total', () => '5.00'],
      ]}
    />,
  )
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  expect(values).toEqual(['—', '—', '5.00'])
})

test('what would turn a text’s direction is shown', () => {
  render(<RecordFields fields={[['Name', '\u202Egnp.exe']]} />)
  expect(screen.getByRole('definition').querySelector('bdi')?.textContent).toBe('⟨U+202E⟩gnp.exe')
})

test('what half a dialog has no room for is marked, be it a text or a name', () => {
  const { container } = render(
    <ClockContext value={{ timezone: 'UTC', now: () => 0 }}>
      <RecordFields
        fields={[
          ['Operator', 'Aurora Gaming'],
          ['New role', () => 'Operator manager'],
          ['Username', 'armahadda1501'],
          ['Name on card', 'PETRA FISCHER'],
          ['Period', 'September 2026'],
          ['On hold', <Money key="held" amount={147572.34} />],
          ['Balance', <Money key="balance" amount={34624.81744} currency="USDT" />],
          ['Created', <DateTime key="created" at="2026-11-08T09:00:00Z" />],
          [
            'Last message',
            <span key="message">
              Open
              <DateTime at="2026-11-08T09:30:00Z" />
            </span>,
          ],
          [
            'Affiliate',
            <a key="link" href="/affiliates">
              Tip Tribune (Helios Sportsbook)
            </a>,
          ],
          ['Record', <Name key="name" text="_dnsauth.aurora-cup.org" />],
        ]}
      />
    </ClockContext>,
  )
  const marked = (where: string) =>
    [...container.querySelectorAll(`[data-long="${where}"]`)].map((each) => each.textContent)
  expect(marked('in-dialogs')).toEqual([
    'Operator manager',
    'armahadda1501',
    'PETRA FISCHER',
    'September 2026',
    '34,624.82 USDT',
    '08 Nov 2026, 09:00',
    'Open08 Nov 2026, 09:30',
  ])
  expect(marked('in-drawers')).toEqual([
    'Tip Tribune (Helios Sportsbook)',
    '_dnsauth.aurora-cup.org',
  ])
})

import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
    <RecordFields
      fields={[
        ['Role', 'Operator admin'],
        ['New role', () => 'Operator manager'],
        ['Record', <Name key="name" text="_dnsauth.aurora-cup.org" />],
        ['Username', 'armahadda1501'],
      ]}
    />,
  )
  const marked = [...container.querySelectorAll('[data-long="in-dialogs"]')]
  expect(marked.map((each) => each.textContent)).toEqual([
    'Operator manager',
    '_dnsauth.aurora-cup.org',
    'armahadda1501',
  ])
})

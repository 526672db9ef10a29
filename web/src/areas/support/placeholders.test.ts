import { expect, test } from 'vitest'
import type { TicketDetails } from '@/api/gen/support/endpoints'
import { filledIn, withNames, withoutNames } from './placeholders'

const of = (firstName: string, lastName = 'Doe') =>
  ({ player: { firstName, lastName, username: 'jd7' } }) as unknown as TicketDetails

test.each([
  [
    'John',
    'Hello John, the card of John Doe works.',
    'Hello {name}, the card of {name} {lastName} works.',
  ],
  ['Jo', 'Jo, join us: Jose.', '{name}, join us: Jose.'],
  ['Łukasz', 'Łukasz! Łukaszek.', '{name}! Łukaszek.'],
  ['A.B', 'A.B and AxB', '{name} and AxB'],
  ['J•••', 'Hello jd7.', 'Hello jd7.'],
])('a draft is kept without the name %s, and comes back with it', (first, text, kept) => {
  const ticket = of(first)
  expect(withoutNames(text, ticket)).toBe(kept)
  expect(withNames(kept, ticket)).toBe(text)
})

test('nobody is greeted with a mask', () => {
  expect(filledIn('Hello {name}', of('J•••'))).toBe('Hello jd7')
  expect(filledIn('Hello {name}', of('John'))).toBe('Hello John')
})

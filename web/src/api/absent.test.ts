import { afterEach, expect, test } from 'vitest'
import { isAbsent, noteAbsent, opening } from './absent'

afterEach(() => noteAbsent())

test('nothing is absent until the platform is said to lack it', () => {
  expect(isAbsent('playersList')).toBe(false)
  noteAbsent(['playersList'])
  expect(isAbsent('playersList')).toBe(true)
  noteAbsent(null)
  expect(isAbsent('playersList')).toBe(false)
})

test('a permission whose every call is absent opens nothing', () => {
  const keys = ['afd_read', 'afd_write', 'players_read', 'players_personal']
  expect(opening(keys)).toBe(keys)
  noteAbsent(['afdProfiles', 'afdDomains', 'afdEndpoints'])
  expect(opening(keys)).toEqual(['afd_write', 'players_read', 'players_personal'])
})

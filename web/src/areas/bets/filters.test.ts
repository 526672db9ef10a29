import { expect, test } from 'vitest'
import { hiddenFilters } from './filters'

test.each([
  [{}, ['betMode', 'sport', 'tournament', 'event']],
  [{ betType: 'CASINO' }, ['betMode', 'sport', 'tournament', 'event']],
  [{ betType: 'SPORT' }, ['gameTitle', 'gameId', 'provider', 'sport', 'tournament', 'event']],
  [
    { betType: 'SPORT', betMode: 'COMBO' },
    ['gameTitle', 'gameId', 'provider', 'sport', 'tournament', 'event'],
  ],
  [{ betType: 'SPORT', betMode: 'SINGLE' }, ['gameTitle', 'gameId', 'provider']],
])('the type and the mode of bets decide which filters there are: %o', (chosen, hidden) => {
  expect(hiddenFilters(chosen)).toEqual(hidden)
})

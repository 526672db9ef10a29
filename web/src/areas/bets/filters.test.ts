import { expect, test } from 'vitest'
import { hiddenFilters } from './filters'

test.each([
  [{}, ['betMode', 'sport', 'tournament', 'event', 'outcome']],
  [{ betType: ['CASINO'] }, ['betMode', 'sport', 'tournament', 'event', 'outcome']],
  [
    { betType: ['SPORT'] },
    ['gameTitle', 'gameId', 'provider', 'sport', 'tournament', 'event', 'outcome'],
  ],
  [
    { betType: ['SPORT'], betMode: ['COMBO'] },
    ['gameTitle', 'gameId', 'provider', 'sport', 'tournament', 'event', 'outcome'],
  ],
  [{ betType: ['SPORT'], betMode: ['SINGLE'] }, ['gameTitle', 'gameId', 'provider', 'outcome']],
  [
    { betType: ['CASINO', 'SPORT'], betMode: ['SINGLE'] },
    ['betMode', 'sport', 'tournament', 'event', 'outcome'],
  ],
  [
    { betType: ['SPORT'], event: 'Ilves' },
    ['gameTitle', 'gameId', 'provider', 'sport', 'tournament'],
  ],
  [{ betType: ['CASINO'], event: 'Ilves' }, ['betMode', 'sport', 'tournament', 'event', 'outcome']],
])('the type and the mode of bets decide which filters there are: %o', (chosen, hidden) => {
  expect(hiddenFilters(chosen)).toEqual(hidden)
})

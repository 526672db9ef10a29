import { expect, test } from 'vitest'
import { WAIT_SECONDS } from '@/api/gen/transforms/constants'
import { waitingReason } from './labels'

const READY = {
  title: 'Falken Casino',
  typed: ' Falken Casino ',
  secondsLeft: 0,
  preview: { isPossible: true },
}

test.each([
  ['the forced wait', { secondsLeft: 1 }, 'Read what will happen: 1 s.'],
  ['the checks', { preview: undefined }, 'The checks are still running.'],
  [
    'what stands in the way',
    { preview: { isPossible: false } },
    'Resolve what is blocking it first.',
  ],
  ['the typed title', { typed: 'Falken' }, 'Type Falken Casino first.'],
])('saving waits for %s', (_what, lacking, reason) => {
  expect(waitingReason({ ...READY, ...lacking })).toBe(reason)
})

test('a transform can be saved once nothing is left to wait for', () => {
  expect(waitingReason(READY)).toBeUndefined()
})

test('the forced wait is ten seconds', () => {
  expect(WAIT_SECONDS).toBe(10)
})

import { expect, test } from 'vitest'
import type { Winner } from '@/api/gen/tournaments/endpoints'
import { currentUser } from '@/testing/currentUser'
import { decisions } from './decisions'

test.each([
  ['PENDING', {}, 'approve', null],
  [
    'PENDING',
    { isBlocked: true },
    'approve',
    'The player is blocked; the prize can only be rejected.',
  ],
  [
    'PENDING',
    { isDeleted: true },
    'approve',
    'The player is deleted; the prize can only be rejected.',
  ],
  ['PENDING', { isBlocked: true }, 'reject', null],
  ['APPROVED', {}, 'reject', 'Already approved; that is final.'],
] as const)('a %s winner who is %o: %s', (status, player, type, reason) => {
  const winner = { status, player } as Winner
  expect(decisions.action[type].disabledReason?.(winner, currentUser())).toBe(reason)
})

import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type ApiError, noAnswer, UNREACHABLE } from '@/api/answer'
import { Failure } from './Failure'

const SENT = { keyed: false, idempotencyKey: null }
const AWAY = noAnswer('network', UNREACHABLE, SENT)
const GONE: ApiError = {
  ...AWAY,
  kind: 'notFound',
  messages: ['Player not found.'],
  messagesFrom: 'platform',
}

const shown = (error: ApiError) => {
  render(<Failure doing="loading the player" error={error} onRetry={vi.fn()} />)
  return screen.getByRole('alert').textContent
}

test('what could not be read says why, and can be read again', () => {
  expect(shown(AWAY)).toBe(`An error occurred while loading the player.${UNREACHABLE}Try again`)
})

test('what is not there says so, and is not asked for again', () => {
  expect(shown(GONE)).toMatch(/^Player not found\./)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where the platform has no words for it the console has', () => {
  expect(shown({ ...GONE, messagesFrom: 'console' })).toMatch(/^Not found\./)
})

test('what is kept in another form says what of it is known, and is not asked for again', () => {
  const kept = ['This bet ended on 2026-08-03.', '41 lost bets that day.']
  expect(shown({ ...AWAY, kind: 'refused', http: 410, messages: kept })).toBe(kept.join(''))
  expect(screen.queryByRole('button')).toBeNull()
})

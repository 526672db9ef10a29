import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PlayerSubInfo } from '@/api/gen/shared/enums'
import { renderInApp } from '@/testing/render'
import { PlayerLink } from './PlayerLink'

const KNOWN = { username: 'ayla77', nickName: 'Ayla' }

test.each<[PlayerSubInfo, typeof KNOWN, string]>([
  ['PLAYER_CODE', KNOWN, 'P1'],
  ['USERNAME', KNOWN, 'ayla77'],
  ['NICKNAME', KNOWN, 'Ayla'],
  ['NICKNAME', { ...KNOWN, nickName: '' }, 'P1'],
])('a user who chose %s sees it in lists', (playerSubInfoType, names, text) => {
  renderInApp(<PlayerLink playerCode="P1" names={names} />, {
    user: { playerSubInfoType, permissions: ['players_read'] },
  })
  expect(screen.getByRole('button', { name: text }).title).toBe('Open player P1')
})

test('where a list knows the code alone, it stays the code', () => {
  renderInApp(<PlayerLink playerCode="P1" />, { user: { playerSubInfoType: 'NICKNAME' } })
  expect(screen.getByText('P1').tagName).toBe('CODE')
})

import { screen } from '@testing-library/react'
import { test } from 'vitest'
import type { Me } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Access } from './Access'

const MINA = {
  userCode: 'U2',
  nickname: 'Mina',
  email: 'mina@pitboss.test',
  role: 'ADMIN',
  isBlocked: false,
  permissions: ['admins_read'],
  createdAt: '2026-01-01T00:00:00Z',
}

const MAY_SEE: Partial<Me> = { permissions: ['admins_read'] }

test('a user who could not be loaded is asked for again from there', async () => {
  let isAway = true
  answering(() =>
    isAway
      ? answer({ http: 503, status: 'UNAVAILABLE', messages: ['The platform is busy.'] })
      : answer({ data: { items: [MINA], count: 1, remaining: 0 } }),
  )
  const { user } = renderInApp(<Access />, { at: '/user/access?userCode=U2', user: MAY_SEE })
  await screen.findByText('The user could not be loaded')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Admin (platform level)')
})

test('whoever is not there is not explained', async () => {
  answering(() => answer({ data: { items: [MINA], count: 1, remaining: 0 } }))
  renderInApp(<Access />, { at: '/user/access?userCode=U', user: MAY_SEE })
  await screen.findByText('Role or user not found.')
})

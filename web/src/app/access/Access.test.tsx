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

test('a role is explained by its template, not by what the console was built with', async () => {
  answering(({ url }) =>
    answer({
      data: url.includes('/users/roles')
        ? { items: [{ _id: 'r', role: 'ADMIN', opId: null, permissions: { bets_read: true } }] }
        : { items: [], count: 0, remaining: 0 },
    }),
  )
  const user: Partial<Me> = { permissions: ['admins_read', 'roles_read'] }
  renderInApp(<Access />, { at: '/user/access?role=ADMIN', user })
  await screen.findByText('1')
})

test('whoever is beyond the first users is named all the same', async () => {
  answering(({ url }) =>
    answer({
      data: { items: url.includes('userCode=U2') ? [MINA] : [], count: 60, remaining: 10 },
    }),
  )
  renderInApp(<Access />, { at: '/user/access?userCode=U2', user: MAY_SEE })
  await screen.findByText('Mina · mina@pitboss.test · Admin')
  await screen.findByText('Access of')
})

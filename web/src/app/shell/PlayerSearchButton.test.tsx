import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sample } from '@/testing/sampleRegistry'
import { PlayerSearchButton } from './PlayerSearchButton'

const player = {
  playerCode: 'P7',
  playerId: 'id-7',
  username: 'alice',
  profile: {
    nickname: 'Al',
    firstName: 'Alice',
    lastName: 'Ander',
    email: 'a@b.test',
    country: 'MT',
  },
  isVerified: true,
  isBlocked: false,
  isTest: false,
  wallet: { inUSD: { balance: 12.5 } },
  playerStats: { totalBetCount: 3, totalDepositCount: 2, totalWithdrawCount: 1 },
  operator: { opId: 'aurora', opTitle: 'Aurora' },
  createdAt: '2026-03-12T10:00:00Z',
}

async function search(registry?: typeof sample) {
  const asked = answering(() => answer({ data: { items: [player], count: 1, remaining: 0 } }))
  const drawn = renderInApp(<PlayerSearchButton {...(registry ? { registry } : {})} />, {
    at: '/?opId=aurora',
  })
  await drawn.user.click(screen.getByRole('button', { name: 'Find a player' }))
  await drawn.user.type(await screen.findByRole('textbox'), 'ali')
  await drawn.user.click(await screen.findByRole('button', { name: /alice/ }))
  return { ...drawn, asked }
}

test('asks for pages of 50 at the chosen operator', async () => {
  const { asked } = await search()
  expect(asked.at(-1)?.body).toEqual({ query: 'ali', page: 1, limit: 50, opId: 'aurora' })
})

test('a player leads to their bets and transactions where there are such pages', async () => {
  await search(sample)
  expect(screen.getByRole('link', { name: 'Bets' }).getAttribute('href')).toBe(
    '/bets?playerCode=P7',
  )
  expect(screen.getByRole('link', { name: 'Transactions' }).getAttribute('href')).toBe(
    '/transactions/list?playerCode=P7',
  )
})

test('and shows their facts alone where there are none', async () => {
  await search()
  expect(screen.getByText('a@b.test')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

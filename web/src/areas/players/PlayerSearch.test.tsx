import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { PlayerSearch } from './PlayerSearch'

const player = (playerCode: string, more: Partial<Player> = {}) => ({
  playerCode,
  playerId: `id-${playerCode}`,
  username: `name-${playerCode}`,
  profile: { firstName: 'Sara', lastName: 'Karimi', nickname: 'S', email: 's@mail.test' },
  operator: { opTitle: 'Aurora' },
  wallet: { inUSD: { balance: 1 }, byCurrency: {} },
  playerStats: {},
  isBlocked: false,
  isTest: false,
  createdAt: '2026-11-22T12:31:00Z',
  ...more,
})

async function found(...items: readonly object[]) {
  answering(() => answer({ data: { items, count: items.length, remaining: 0 } }))
  const { user } = renderInApp(<PlayerSearch open places={[]} onClose={() => undefined} />)
  await user.type(screen.getByRole('textbox'), 'sara')
  return user
}

const opened = () =>
  screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent)

test('Enter opens the only hit, though it is pressed before the hit is there', async () => {
  const user = await found(player('P1'))
  await user.keyboard('{Enter}')
  expect(await screen.findByText('id-P1')).toBeDefined()
})

test('the arrows choose among several, and Enter opens the chosen one alone', async () => {
  const user = await found(player('P1'), player('P2'), player('P3'))
  await screen.findByText('name-P3')
  await user.keyboard('{Enter}')
  expect(opened()).toEqual([])
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(screen.getByRole('status').textContent).toContain('name-P2 chosen')
  await user.keyboard('{Enter}')
  expect(opened()).toEqual([expect.stringContaining('P2')])
})

test('blocked and test players are marked', async () => {
  await found(player('P1', { isBlocked: true }), player('P2', { isTest: true }), player('P3'))
  expect((await screen.findByText('Blocked')).closest('button')?.textContent).toContain('P1')
  expect(screen.getByText('Test player').closest('button')?.textContent).toContain('P2')
  expect(screen.getAllByText('Blocked')).toHaveLength(1)
})

test('the field has the focus each time that the search opens', async () => {
  answering(() => answer({ data: { items: [], count: 0, remaining: 0 } }))
  const { user } = renderInApp(<Opener />)
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).not.toBe(screen.queryByRole('textbox')))
  }
})

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Find
      </button>
      <PlayerSearch open={open} places={[]} onClose={() => setOpen(false)} />
    </>
  )
}

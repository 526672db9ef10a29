import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import type { FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AddFreebet } from './AddFreebet'

const player = { playerId: 'id1', playerCode: 'P1', username: 'ayla' } as Player
const template = {
  id: 'fbt_1',
  name: 'Weekend single 10',
  stage: 3,
  daysToUse: 7,
  disciplines: ['Football'],
  freebetData: { betCount: 3, betAmount: 10, maxWin: 25, maxOdd: 5 },
} as FreebetTemplate

function drawn() {
  const onDone = vi.fn()
  renderInApp(
    <AddFreebet player={player} template={template} onDone={onDone} onClose={() => undefined} />,
    { user: { permissions: ['sport_freebets_write'] } },
  )
  return onDone
}

const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('it says what the bets may cost at most, as one types', async () => {
  drawn()
  await screen.findByRole('dialog', { name: 'Give sport free bet' })
  expect(fact('Costs at most')).toBe('25.00 USD')
  await userEvent.clear(screen.getByLabelText('Amount of each'))
  await userEvent.type(screen.getByLabelText('Amount of each'), '2')
  await userEvent.clear(screen.getByLabelText('Number of bets'))
  await userEvent.type(screen.getByLabelText('Number of bets'), '3')
  expect(fact('Free bets')).toBe('6.00 USD')
  expect(fact('Costs at most')).toBe('24.00 USD')
})

test('every reason of the sportsbook’s stands in the dialog, and the form stays', async () => {
  const onDone = drawn()
  answering(() =>
    answer({
      http: 422,
      status: 'FREEBET_REFUSED',
      messages: ['No Active freebet template.'],
      data: { errorItems: [{ errorCode: 33 }, { errorCode: 31 }] },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Give sport free bet' }))
  const told = await screen.findByRole('dialog', { name: 'Unable to perform this action' })
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['No Active freebet template.', 'FreeBet Template is expired.'])
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Amount of each')).toHaveProperty('value', '10')
})

import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { asked, dialog, field, hasToast, itemOf, notOffered, pressed, rows } from './screen'
import type { Surface, Surfaces } from './surfaces'
import { AURORA, DEV_OPS, MANAGER, NORTH, type Walk } from './walk'

const PENDING = '/transactions/pending-cashback'
const ALL = '/transactions/cashback'
const CALCULATOR = 'Calculate cashback'

// biome-ignore lint/suspicious/noExplicitAny: rows as the API has them
const claims = async (walk: Walk, query = ''): Promise<any[]> =>
  (await walk.call('GET', `/api${ALL}?limit=1000${query}`)).data.transactions

const statusOf = async (walk: Walk, method: string, path: string, body?: object) =>
  (await walk.call(method, `/api${path}`, body)).status

/** A brand's admin finds its claims and no others, and approves one. */
const ofBrand: Surface = async (walk) => {
  await walk.open(PENDING, NORTH)
  const count = (await claims(walk, '&txStatus=PENDING')).length
  await expecting(rows).toHaveCount(count)
  await expecting(rows.filter({ hasText: 'Aurora North' })).toHaveCount(count)
  const decision = await asked(rows.first, 'Approve cashback', 'Approve cashback')
  await expecting(decision.getByRole('row', { name: /^On hold/ })).toBeVisible()
  await decision.getByRole('button', { name: 'Approve cashback' }).click()
  await hasToast('Cashback approved.')
  await expecting(decision).toBeHidden()
  return page
}

const REFUSED = [
  ['Bet amount', '10000001', 'At most 10,000,000 USD.'],
  ['Win amount', '-1', 'At least 0.'],
  ['Cash bonus', '', 'Cash bonus is required.'],
  ['Bonus claim', '0.001', 'At most 2 decimal places are allowed.'],
  ['Claimed cashbacks', '-0.01', 'At least 0.'],
  ['Cashback percentage', '100.5', 'Enter a percentage between 0 and 100.'],
] as const

const GIVEN = {
  'Bet amount': '1000',
  'Win amount': '400',
  'Cash bonus': '50.5',
  'Claimed cashbacks': '20',
  'Cashback percentage': '10.5',
}
const FOUND = { 'Player loss': '600.00', Adjusted: '549.50', Available: '37.69' }

/** The calculator's steps, of which nothing is saved. */
async function calculates(wizard: Locator) {
  const next = wizard.getByRole('button', { name: 'Next' })
  for (const [label, typed, message] of REFUSED) {
    await field(wizard, label).fill(typed)
    await next.click()
    await expecting(itemOf(wizard, label).getByText(message)).toBeVisible()
    await field(wizard, label).fill('0')
  }
  for (const [label, typed] of Object.entries(GIVEN)) await field(wizard, label).fill(typed)
  await next.click()
  for (const [label, amount] of Object.entries(FOUND)) {
    const cells = wizard.getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell')
    await eventually(() =>
      expect(cells.texts().map((text) => text.split(' ')[0])).toEqual([amount]),
    )
  }
  await wizard.getByRole('button', { name: 'Back' }).click()
  await expecting(field(wizard, 'Bet amount')).toHaveValue('1000')
  await next.click()
  await wizard.getByRole('button', { name: 'Finish' }).click()
  await expecting(wizard).toBeHidden()
}

/** A manager decides nothing, and works out what a claim would be. */
const ofManager: Surface = async (walk) => {
  await walk.openList(PENDING, MANAGER)
  await expecting(page.getByRole('button', { name: /^Actions of/ })).toHaveCount(0)
  const [{ txId }] = await claims(walk, '&txStatus=PENDING')
  expect(await statusOf(walk, 'PUT', ALL, { txId, actionType: 'confirm' })).toBe('FORBIDDEN')
  await calculates(await pressed(page, CALCULATOR, CALCULATOR))
  const again = await pressed(page, CALCULATOR, CALCULATOR)
  await expecting(field(again, 'Bet amount')).toHaveValue('0')
  return page
}

/** An operator's admin sees what a player withdrew, and nothing of the platform's panels. */
const ofOperator: Surface = async (walk) => {
  await walk.signIn(AURORA)
  const [{ player }] = await claims(walk)
  const { playerCode } = player
  const summary = '/reports/cashback/player/summary'
  expect(await statusOf(walk, 'POST', summary, { opId: 'aurora', playerCode })).toBe('FORBIDDEN')
  await walk.open(`/players/${playerCode}`)
  await expecting(page.getByRole('tab', { name: 'Details' })).toBeVisible()
  await expecting(page.getByRole('tab', { name: 'Wallets' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Actions of player/ }).click()
  await page.getByRole('menuitem', { name: 'Cashback withdrawal history' }).click()
  const history = dialog('Cashback withdrawal history')
  await expecting(history.getByRole('row').nth(1)).toBeVisible()
  return history
}

const ofDeveloper: Surface = async (walk) => {
  await walk.open('/whats-new', DEV_OPS)
  await notOffered(ALL, PENDING)
  expect(await statusOf(walk, 'GET', ALL)).toBe('FORBIDDEN')
  return page
}

/** What each role finds of cashback, and does to it. */
export const CASHBACK_ROLES: Surfaces = {
  [NORTH]: ofBrand,
  [MANAGER]: ofManager,
  [AURORA]: ofOperator,
  [DEV_OPS]: ofDeveloper,
}

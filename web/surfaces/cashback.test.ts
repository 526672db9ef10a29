import { expect } from 'vitest'
import { CASHBACK_ROLES } from './cashbackRoles'
import { expecting } from './expecting'
import { page, press } from './locator'
import { asked, dialog, field, openRow, pressed, rows } from './screen'
import { settled } from './settled'
import { holdSurfaces } from './surfaces'
import { ADMIN, SUPER, type Walk } from './walk'

const PENDING = '/transactions/pending-cashback'
const ALL = '/transactions/cashback'
const LOST = 2000
const SETTINGS = '/api/reports/cashback/player/settings'

async function filters() {
  await page.getByRole('button', { name: 'All filters' }).click()
  return dialog('Filters')
}

async function deciding(walk: Walk, name: string) {
  await walk.open(PENDING)
  const decision = await asked(rows.first, name, name)
  await expecting(decision.getByRole('row', { name: /^On hold/ })).toBeVisible()
  return decision
}

const decided = (name: string) => async () => {
  await dialog(name).getByRole('button', { name }).click()
  return page
}

async function calculator(walk: Walk) {
  await walk.open(PENDING)
  return pressed(page, 'Calculate cashback', 'Calculate cashback')
}

async function calculated() {
  const wizard = dialog('Calculate cashback')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await expecting(wizard.getByText('Available cashback')).toBeVisible()
  return wizard
}

/** The address of Aurora's first player with settings of their own, who lost some; a tenth of it was credited. */
async function playerWhoLost(walk: Walk): Promise<string> {
  const players = '/api/players?opId=aurora&includeBrands=false&limit=1&sort=createdAt'
  const [{ playerCode }] = (await walk.call('GET', players)).data.items
  const named = { opId: 'aurora', playerCode }
  const settings = await walk.call('GET', `${SETTINGS}?${new URLSearchParams(named)}`)
  const override = {
    ...named,
    minWithdrawAmountInUSD: 5,
    autoApproval: false,
    settings: [{ lostAmountInUSD: 0, percentage: 10 }],
    settingsToOverride: [0],
  }
  const revision = { 'If-Match': `"${settings.data.revision}"` }
  await walk.call('PUT', `${SETTINGS}/override`, override, revision)
  const money = { playerCode, currency: 'USD' }
  const topup = { amount: LOST, action: 'top-up', reason: 'TEST', note: 'To bet with' }
  await walk.call('POST', '/api/player/wallet/topup', { ...money, ...topup })
  const stake = { type: 'betPlaced', ...money, stake: LOST, gameId: 'koi-garden' }
  const { betId } = (await walk.world.control('POST', '/events', stake)) as { betId: string }
  await walk.world.control('POST', '/events', { type: 'betSettled', betId, status: 'LOST' })
  await walk.world.control('POST', '/clock', { advance: 'PT15H' })
  return `/players/${playerCode}`
}

let place = ''

const panel = page.getByRole('region', { name: 'Cashback panel' })

const openPanel = (email: string) => async (walk: Walk) => {
  if (!place) {
    await walk.signIn(email)
    place = await playerWhoLost(walk)
  }
  await walk.open(place, email)
  await page.getByRole('tab', { name: 'Wallets' }).click()
  await expecting(panel.getByText('Available to claim')).toBeVisible()
  await settled()
  return panel
}

const OVERRIDE = 'Override cashback settings'

const confirmed = (title: string, button: string) => async () => {
  await dialog(title).getByRole('button', { name: button }).click()
  return page
}

async function overridden(walk: Walk) {
  await openPanel(SUPER)(walk)
  await pressed(panel, 'Override settings', OVERRIDE)
  return confirmed(OVERRIDE, 'Override cashback settings')()
}

const CLAIM = 'Claim cashback'

async function claim() {
  await expecting(dialog(OVERRIDE)).toBeHidden()
  await settled()
  return pressed(panel, 'Claim cashback', CLAIM)
}

async function claimFailed(walk: Walk) {
  walk.expects(422)
  await walk.world.fault('cashbackClaim', 'error', {
    http: 422,
    dialect: 'message',
    messages: ['Claims rest today.'],
  })
  await dialog(CLAIM).getByRole('button', { name: 'Claim cashback' }).click()
  return dialog('Unable to Claim')
}

async function claimed() {
  const failed = dialog('Unable to Claim')
  await failed.getByRole('button', { name: 'Close', exact: true }).last.click()
  await expecting(failed).toBeHidden()
  await settled()
  return confirmed(CLAIM, 'Claim cashback')()
}

async function history() {
  await expecting(dialog(CLAIM)).toBeHidden()
  await settled()
  const drawer = await pressed(panel, 'Withdrawal history', 'Cashback withdrawal history')
  await expecting(drawer.getByRole('row').nth(1)).toBeVisible()
  return drawer
}

const RESTORE = 'Restore operator settings'

async function restore() {
  press('Escape')
  await expecting(dialog('Cashback withdrawal history')).toBeHidden()
  return pressed(panel, RESTORE, 'Restore operator settings')
}

holdSurfaces(
  'cashback',
  {
    claims: {
      list: (walk) => walk.open(ALL, SUPER),
      'list-filters': filters,
      details: async (walk) => {
        await walk.open(ALL)
        await openRow(rows.first)
        return dialog('^Cashback · ')
      },
      pending: (walk) => walk.open(PENDING),
      'pending-filters': filters,
      approve: (walk) => deciding(walk, 'Approve cashback'),
      confirmed: decided('Approve cashback'),
      reject: (walk) => deciding(walk, 'Reject cashback'),
      rejected: decided('Reject cashback'),
      calculator,
      calculated,
    },
    panel: {
      'panel-admin': openPanel(ADMIN),
      'panels-admin': () => page.locator('main'),
      panel: openPanel(SUPER),
      override: () => pressed(panel, 'Override settings', OVERRIDE),
      overridden,
      claim,
      'claim-failed': claimFailed,
      claimed,
      history,
      restore,
      restored: confirmed('Restore operator settings', RESTORE),
    },
    roles: CASHBACK_ROLES,
  },
  {
    levels: async (surface, { expected }) => {
      const add = surface.getByRole('button', { name: 'Add a level' })
      const button = (await add.element()) as HTMLElement
      // Looked for by its class: by its words, each of twenty takes as long as to draw it.
      const levels = surface.locator('.cashback-level')
      for (let count = levels.elements().length; count < Number(expected); count++) {
        button.click()
        await expecting(levels).toHaveCount(count + 1)
      }
      await expecting(surface.getByLabel(/^Loss from, level/)).toHaveCount(Number(expected))
      // A new one begins just above the one before.
      const [before, last] = await Promise.all(
        [Number(expected) - 1, Number(expected)].map((level) =>
          field(surface, `Loss from, level ${level}`).element(),
        ),
      )
      expect(Number((last as HTMLInputElement).value)).toBe(
        Number((before as HTMLInputElement).value) + 1,
      )
      await expecting(add).toBeDisabled()
    },
  },
)

import { expecting } from './expecting'
import { type Locator, page, press } from './locator'
import { choose, dialog, field, notOffered, openRow, rows } from './screen'
import { settled } from './settled'
import { holdSurfaces, type Surface, type Surfaces } from './surfaces'
import { AFFILIATE, AURORA, DEV_OPS, MANAGER, NORTH, SUPER, type Walk } from './walk'

const EXTERNAL = '/withdraw/external-wallet?opId=aurora'
const PLAYERS = '/api/players?opId=aurora&includeBrands=false&isDeleted=false&limit=200'
/** More than any act here takes. */
const LEAST_BALANCE = 20

/** One of the operator's own players who has some USD. */
async function playerOf(walk: Walk): Promise<string> {
  const { items } = (await walk.call('GET', PLAYERS)).data
  for (const { playerCode, wallet } of items) {
    if ((wallet.byCurrency.USD?.balance ?? 0) > LEAST_BALANCE) return playerCode
  }
  throw new Error('nobody has USD')
}

async function openAct(walk: Walk, name: string) {
  await walk.open(`/players?playerCode=${await playerOf(walk)}`)
  await expecting(rows).toHaveCount(1)
  await rows.first.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  const form = dialog(`^${name}$`)
  await expecting(form).toBeVisible()
  await settled()
  return form
}

const topup =
  (amount = '12.5') =>
  async (walk: Walk) => {
    const form = await openAct(walk, 'Top up player')
    await field(form, 'Amount').fill(amount)
    return form
  }

const stepButton = (on: Locator, name: string) => on.getByRole('button', { name, exact: true })

async function secondStep(walk: Walk) {
  const form = await topup()(walk)
  await stepButton(form, 'Increase').click()
  await expecting(field(form, 'Note')).toBeVisible()
  return form
}

const allBut = (missing: 'note' | 'reason' | 'accept') => async (walk: Walk) => {
  const form = await secondStep(walk)
  if (missing !== 'reason') await choose(form, 'Reason', 'Test')
  await field(form, 'Note').fill(missing === 'note' ? '' : 'As agreed')
  await form.getByRole('checkbox').check(missing !== 'accept')
  return form
}

async function wentBack(walk: Walk) {
  const form = await secondStep(walk)
  await stepButton(form, 'Back').click()
  return form
}

const bonus = (walk: Walk) => openAct(walk, 'Top up bonus')

async function bonusSecond(walk: Walk) {
  const form = await bonus(walk)
  await field(form, 'Amount').fill('5')
  await stepButton(form, 'Increase').click()
  await expecting(field(form, 'Note')).toBeVisible()
  return form
}

async function playerWallet(walk: Walk) {
  await walk.open(`/players/${await playerOf(walk)}`)
  await page
    .locator('main')
    .getByRole('button', { name: /wallet/i })
    .first.click()
  return dialog('^Player wallet')
}

async function panels(walk: Walk) {
  await walk.open(`/players/${await playerOf(walk)}`)
  await page.getByRole('tab', { name: 'Wallets' }).click()
  return page.locator('main')
}

const listed = (path: string) => async (walk: Walk) => {
  await walk.openList(path)
  return page.locator('main')
}

const pressedAt = (name: string, title: string) => async (walk: Walk) => {
  await walk.openList(EXTERNAL)
  await stepButton(page, name).click()
  return dialog(title)
}

async function externalDrawer(walk: Walk) {
  await walk.openList(EXTERNAL)
  await openRow(rows.first)
  return dialog('^Wallet transaction ·')
}

const LISTS = ['/topup/list', '/exchange-rates', '/withdraw/treasuries', '/treasury-account']
const ACTS = ['Top up player', 'Top up bonus', 'Convert balance']

/** Who reads the lists, and whether they move a player's money. */
const reading =
  (email: string, moves: boolean): Surface =>
  async (walk) => {
    for (const path of LISTS) await walk.openList(path, email)
    await walk.openList('/players?isDeleted=false')
    await rows.first.getByRole('button', { name: /^Actions of/ }).click()
    await expecting(page.getByRole('menuitem').first).toBeVisible()
    for (const name of ACTS) {
      await expecting(page.getByRole('menuitem', { name, exact: true })).toHaveCount(moves ? 1 : 0)
    }
    press('Escape')
    return page
  }

const withoutWallets =
  (email: string): Surface =>
  async (walk) => {
    await walk.open('/whats-new', email)
    await notOffered(...LISTS, '/withdraw/external-wallet')
    return page
  }

const ROLES: Surfaces = {
  [SUPER]: reading(SUPER, true),
  [AURORA]: reading(AURORA, true),
  [NORTH]: reading(NORTH, true),
  [MANAGER]: reading(MANAGER, false),
  [DEV_OPS]: withoutWallets(DEV_OPS),
  [AFFILIATE]: withoutWallets(AFFILIATE),
}

holdSurfaces(
  'wallet',
  {
    topup: {
      'topup-1': topup(),
      'topup-zero': topup('0'),
      'topup-beyond': topup('1000000'),
      'topup-2': secondStep,
      'topup-unaccepted': allBut('accept'),
      'topup-unnoted': allBut('note'),
      'topup-unreasoned': allBut('reason'),
      'topup-back': wentBack,
    },
    wallets: {
      'bonus-1': bonus,
      'bonus-2': bonusSecond,
      convert: (walk) => openAct(walk, 'Convert balance'),
      'player-wallet': playerWallet,
      panels,
    },
    lists: {
      topups: listed('/topup/list'),
      rates: listed('/exchange-rates'),
      treasuries: listed('/withdraw/treasuries'),
      accounts: listed('/treasury-account'),
      external: listed(EXTERNAL),
      'external-drawer': externalDrawer,
      'external-topup': pressedAt('Top up', 'Top up external wallet'),
      'external-withdraw': pressedAt('Withdraw', 'Withdraw from external wallet'),
    },
    roles: ROLES,
  },
  {
    button: (surface, { subject }) =>
      expecting(surface.getByRole('button', { name: new RegExp(subject) })).toBeEnabled(),
    disabled: (surface, { subject }) =>
      expecting(surface.getByRole('button', { name: new RegExp(subject) })).toBeDisabled(),
    radios: (surface, { expected }) =>
      expecting(surface.getByRole('radiogroup').locator('label')).toHaveTexts(expected.split('|')),
    longest: async (surface, { subject, expected }) => {
      const told = surface.getByText(`has at most ${expected} characters`)
      await field(surface, subject).fill('x'.repeat(Number(expected)))
      await expecting(told).toBeHidden()
      await field(surface, subject).fill('x'.repeat(Number(expected) + 1))
      await expecting(told).toBeVisible()
      await field(surface, subject).fill('')
    },
    minlength: (surface, { subject, expected }) =>
      expecting(field(surface, subject)).toHaveAttribute('minlength', expected),
    'enabled-at': async (surface, { subject, expected }) => {
      const [label = '', length = ''] = subject.split('=')
      await field(surface, label).fill('x'.repeat(Number(length)))
      await expecting(stepButton(surface, expected)).toBeEnabled()
    },
    'refuses-sending': async (surface, { subject, expected }) => {
      await stepButton(surface, subject).click()
      await expecting(surface.getByText(expected)).toBeVisible()
    },
  },
)

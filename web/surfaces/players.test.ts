import { expect } from 'vitest'
import { CHECKS, refusesEmpty } from './checks'
import { expecting } from './expecting'
import { page, press } from './locator'
import { dialog, field, notOffered, openRow, pressed, rows } from './screen'
import { holdSurfaces, type Surface, type Surfaces } from './surfaces'
import { AURORA, DEV_OPS, MANAGER, NORTH, SUPER, type Walk } from './walk'

const players = (walk: Walk) => walk.openList('/players?isDeleted=false&isBlocked=false')

async function pendingKyc(walk: Walk) {
  await walk.openList('/players?kycStatus=PENDING')
  return rows.first
}

async function filters(walk: Walk) {
  await players(walk)
  await page.getByRole('button', { name: 'All filters' }).click()
  return dialog('^Filters$')
}

async function details(walk: Walk) {
  await players(walk)
  await openRow(rows.first)
  const drawer = dialog('^Player P')
  await expecting(drawer.getByText('Wallet, not real-time')).toBeVisible()
  return drawer
}

const asking = (name: string) => async (walk: Walk) => {
  await players(walk)
  await rows.first.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  return dialog(`^${name}`)
}

async function unable(walk: Walk) {
  walk.expects(500)
  await walk.world.fault('playersDelete', 'error', { http: 500 })
  const form = await asking('Delete player')(walk)
  await form.getByRole('textbox').fill(await form.locator('strong').text())
  await form.getByRole('button', { name: 'Delete player' }).click()
  return page
}

const pressedAt = (button: RegExp, title: string) => async (walk: Walk) => {
  await players(walk)
  return pressed(page, button, `^${title}$`)
}

async function referred(walk: Walk) {
  const [{ refId }] = (await walk.call('GET', '/api/players?source=refId&limit=1')).data.items
  await walk.open(`/players/${refId}`)
  await page.getByRole('tab', { name: 'Referred players' }).click()
  return page.getByRole('article')
}

// biome-ignore lint/suspicious/noExplicitAny: rows as the API has them
const listed = async (walk: Walk, query = ''): Promise<any[]> =>
  (await walk.call('GET', `/api/players?limit=1000${query}`)).data.items

async function foreignPlayer(walk: Walk): Promise<string> {
  await walk.signIn(SUPER)
  const [{ playerCode }] = await listed(walk, '&opId=borealis')
  return playerCode
}

/** Staff of an operator find players of its own, without what is the platform's. */
const findingOwn =
  (email: string, tenants: readonly string[], deletes: boolean): Surface =>
  async (walk) => {
    walk.expects(404)
    const foreign = await foreignPlayer(walk)
    await walk.openList('/players', email)
    const found = new Set((await listed(walk)).map(({ operator }) => operator.opId))
    expect([...found].sort()).toEqual(tenants)
    await page.getByRole('button', { name: 'All filters' }).click()
    const form = dialog('^Filters$')
    await expecting(field(form, 'Email')).toBeVisible()
    await expecting(field(form, 'Player ID')).toHaveCount(0)
    press('Escape')
    await expecting(form).toBeHidden()
    await openRow(rows.first)
    const drawer = dialog('^Player P')
    await expecting(drawer.getByRole('tab', { name: 'Details' })).toBeVisible()
    for (const name of ['Wallets', 'JSON']) {
      await expecting(drawer.getByRole('tab', { name })).toHaveCount(0)
    }
    await drawer.getByRole('button', { name: /^Actions of/ }).click()
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await expecting(item('Block player')).toBeVisible()
    await expecting(item('Delete player')).toHaveCount(deletes ? 1 : 0)
    await walk.open(`/players/${foreign}`)
    await expecting(page.getByText('Player not found.')).toBeVisible()
    return page
  }

const AURORAS = ['aurora', 'aurora-north', 'aurora-south']

const ROLES: Surfaces = {
  [AURORA]: findingOwn(AURORA, AURORAS, true),
  [MANAGER]: findingOwn(MANAGER, AURORAS, false),
  [NORTH]: findingOwn(NORTH, ['aurora-north'], true),
  [DEV_OPS]: async (walk) => {
    await walk.open('/whats-new', DEV_OPS)
    await notOffered('/players')
    return page
  },
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

holdSurfaces(
  'players',
  {
    players: {
      list: (walk) => walk.open('/players?opId=aurora'),
      'pending-kyc': pendingKyc,
      filters,
      details,
      delete: asking('Delete player'),
      block: asking('Block player'),
      search: pressedAt(/Find a player/, 'Search for player'),
      high: pressedAt(/Export high depositors/, 'Export high depositors'),
      balances: (walk) => walk.openList('/players/balances'),
      referred,
      unable,
    },
    roles: ROLES,
  },
  {
    options: (surface, row, walk) => CHECKS['options-in-any-order']?.(surface, row, walk),
    'refuses-empty': refusesEmpty('Export high depositors'),
    found: async (surface, { subject }) => {
      await surface.getByRole('textbox').fill(subject)
      await expecting(
        surface.getByRole('listitem').filter({ hasText: subject }).first,
      ).toBeVisible()
    },
    'pages-of': (surface, { subject }) =>
      expecting(surface.locator('.players-found > li')).toHaveCount(Number(subject)),
    leads: async (surface, { subject, expected }) => {
      const result = surface.locator('.players-found > li > button').first
      const element = await result.element()
      if (element.getAttribute('aria-expanded') === 'false') await result.click()
      const link = surface.getByRole('link', { name: subject })
      await expecting(link).toHaveAttribute('href', new RegExp(escaped(expected)))
    },
  },
)

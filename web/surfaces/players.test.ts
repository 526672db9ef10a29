import { CHECKS, refusesEmpty } from './checks'
import { expecting } from './expecting'
import { page } from './locator'
import { dialog, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

holdSurfaces(
  'players',
  {
    players: {
      list: (walk) => walk.open('/players'),
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

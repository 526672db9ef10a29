import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, page } from './locator'
import { asked, dialog, openRow, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, SUPER, type Walk } from './walk'

const listed =
  (query = '', email = SUPER) =>
  (walk: Walk) =>
    walk.openList(`/bets${query}`, email)

async function ofPlayer(walk: Walk) {
  await listed()(walk)
  const code = await page.getByTitle('Open player').first.text()
  await listed(`?playerCode=${code}`)(walk)
  await expecting(page.getByText(`Player code: ${code}`)).toBeVisible()
  await eventually(() => {
    const codes = rows.getByTitle('Open player').texts()
    expect(new Set(codes)).toEqual(new Set([code]))
  })
  return page
}

const details = (provider: string, title: string) => async (walk: Walk) => {
  await listed(`?provider=${provider}`)(walk)
  await openRow(rows.nth(1))
  const drawer = dialog(title)
  await expecting(drawer.getByRole('heading', { name: 'Money' })).toBeVisible()
  return drawer
}

async function selections(walk: Walk) {
  await listed('?betType=SPORT&betMode=COMBO&sort=placedAt')(walk)
  await openRow(rows.filter({ hasText: 'bet_' }).first)
  return dialog('^Bet V2 ·').getByRole('table')
}

async function settlement(walk: Walk) {
  await listed('?status=OPEN&betType=SPORT')(walk)
  return asked(rows.first, 'Settle bet', 'Settle bet')
}

holdSurfaces('bets', {
  bets: {
    list: listed(),
    'by-player': ofPlayer,
    sport: listed('?betType=SPORT'),
    single: listed('?betType=SPORT&betMode=SINGLE'),
    v1: details('Amber Reels', '^Bet ·'),
    v2: details('Koi Gaming', '^Bet V2 ·'),
    selections,
    settle: settlement,
    operator: listed('', AURORA),
  },
})

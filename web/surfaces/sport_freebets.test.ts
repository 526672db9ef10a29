import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { dialog, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, SUPER, type Walk } from './walk'

const LIST = '/bonus/sport?opId=aurora'
const ADD = 'Give sport free bet'
const templatesOf = dialog('Sport free bet templates')

async function templates(walk: Walk, query = '') {
  await walk.open(`${LIST}${query}`, SUPER)
  await expecting(rows.first).toBeVisible()
  return page
}

async function template(walk: Walk) {
  await templates(walk)
  await openRow(rows.filter({ hasText: 'Live tennis 10' }).first)
  return dialog('^Sport free bet ·')
}

interface Found {
  readonly playerCode: string
  readonly isDeleted: boolean
  readonly isBlocked: boolean
  readonly wallet: { readonly byCurrency: object }
}

/** The code of a player who may be given something and holds no free bet, with a wallet in USD or without. */
async function playerOf(walk: Walk, opId: string, hasUsd: boolean): Promise<string> {
  const query = `opId=${opId}&includeBrands=false&isTest=false&limit=100`
  const players: Found[] = (await walk.call('GET', `/api/players?${query}`)).data.items
  const applied: Found[] = (
    await walk.call('GET', `/api/bonus/sport/applied?opId=${opId}&limit=1000`)
  ).data.items
  const held = new Set(applied.map(({ playerCode }) => playerCode))
  const found = players.find(
    ({ playerCode, isDeleted, isBlocked, wallet }) =>
      !(isDeleted || isBlocked || held.has(playerCode)) && 'USD' in wallet.byCurrency === hasUsd,
  )
  if (!found) throw new Error(`no such player of ${opId}`)
  return found.playerCode
}

async function openGiving(): Promise<Locator> {
  await page.getByRole('button', { name: /^Actions of/ }).first.click()
  await page.getByRole('menuitem', { name: 'Give sport free bet' }).click()
  await expecting(templatesOf.getByRole('button', { name: 'Give Live tennis 10' })).toBeVisible()
  return templatesOf
}

async function give(walk: Walk, opId = 'aurora', hasUsd = true) {
  await walk.open(`/players/${await playerOf(walk, opId, hasUsd)}`, SUPER)
  return openGiving()
}

const add = async (walk: Walk) => pressed(await give(walk), 'Give Live tennis 10', ADD)

async function refusedIn(drawer: Locator, name: string) {
  const form = await pressed(drawer, `Give ${name}`, ADD)
  await form.getByRole('button', { name: 'Give sport free bet' }).click()
  return dialog('Unable to perform this action')
}

const refused = (name: string) => async (walk: Walk) => {
  walk.expects(422)
  return refusedIn(await give(walk), name)
}

async function withoutUsd(walk: Walk) {
  walk.expects(422)
  return refusedIn(await give(walk, 'falken', false), 'Live tennis 10')
}

async function added(walk: Walk) {
  const form = await add(walk)
  await form.getByRole('button', { name: 'Give sport free bet' }).click()
  return page
}

async function heldAlready(walk: Walk) {
  walk.expects(422)
  return refusedIn(await openGiving(), 'Live tennis 10')
}

async function used(walk: Walk, email: string) {
  await walk.open('/bonus/sport', email)
  const call = await walk.call('GET', '/api/bonus/sport/applied?opId=aurora&limit=1000')
  const found = call.data.items.find((each: { usedCount: number }) => each.usedCount === 1)
  await walk.open(`/players/${found.playerCode}`)
  await page.getByRole('tab', { name: 'Free bets' }).click()
  await expecting(page.getByText(found.templateName).first).toBeVisible()
  return found.templateName as string
}

async function applied(walk: Walk) {
  const name = await used(walk, SUPER)
  await page.getByRole('button', { name }).first.click()
  return dialog('^Applied free bet ·')
}

async function appliedClosed(walk: Walk) {
  await used(walk, AURORA)
  return page.getByRole('tabpanel')
}

const checks = {
  'no-column': (surface: Locator, { subject }: { readonly subject: string }) =>
    expecting(surface.getByRole('columnheader', { name: subject })).toBeHidden(),
}

holdSurfaces(
  'sport_freebets',
  {
    templates: {
      templates: (walk) => templates(walk),
      'second-page': (walk) => templates(walk, '&page=2'),
      template,
    },
    giving: {
      give,
      add,
      'refused-33': refused('Derby day 10'),
      'refused-31': refused('Summer ice hockey 10'),
      'refused-37': refused('Virtual league 10'),
      'refused-39': withoutUsd,
      added,
      'refused-34': heldAlready,
    },
    applied: { applied, 'applied-closed': appliedClosed },
  },
  checks,
)

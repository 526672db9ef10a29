import type { Check } from './checks'
import { refusesEmpty } from './checks'
import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { asked, choose, dialog, field, hasToast, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { ADMIN, AURORA, MANAGER, SUPER, type Walk } from './walk'

const OF_AURORA = '/games?opId=aurora'
const FALLS = '&title=Amber%20Falls'

const table = (walk: Walk) => walk.openList('/games', SUPER)
const falls = (walk: Walk, email = SUPER) => walk.openList(`${OF_AURORA}${FALLS}`, email)

async function details(walk: Walk, email = SUPER) {
  await falls(walk, email)
  await openRow(rows.first)
  const drawer = dialog('^Game ·')
  await expecting(drawer.getByText('Declared RTP')).toBeVisible()
  return drawer
}

const tab = (name: string) => async (walk: Walk) => {
  const drawer = await details(walk)
  await drawer.getByRole('tab', { name }).click()
  return drawer
}

async function enable(walk: Walk) {
  const drawer = await tab('Enable operators')(walk)
  await expecting(drawer.getByRole('checkbox', { name: 'Aurora Gaming' })).toBeVisible()
  return drawer
}

async function toggled(walk: Walk) {
  const drawer = await enable(walk)
  await drawer.getByRole('checkbox', { name: 'Aurora Gaming' }).click()
  await drawer.getByRole('button', { name: 'Save operators' }).click()
  return drawer
}

const failing = (given: object) => async (walk: Walk) => {
  walk.expects(400)
  await walk.world.fault('gameOperators', 'error', { http: 400, ...given })
  await toggled(walk)
  return page
}

const opened = (name: string, title: string) => async (walk: Walk) => {
  await falls(walk)
  return asked(rows.first, name, title)
}

const entry = opened('Edit operator game', 'Edit operator game')
const launch = opened('Launch tester', 'Launch tester')

async function entrySaved(walk: Walk) {
  const drawer = await entry(walk)
  await field(drawer, 'Order').fill('7')
  await drawer.getByRole('button', { name: 'Save operator game' }).click()
  return page
}

async function entryOfOperator(walk: Walk) {
  await falls(walk, AURORA)
  return asked(rows.first, 'Edit operator game', 'Edit operator game')
}

/** A game that the operator has no entry for. */
async function withoutEntry(walk: Walk) {
  await walk.open(OF_AURORA, SUPER)
  const all = (await walk.call('GET', '/api/games?limit=500&opId=aurora')).data.items
  const lacking = all.find(({ operators }: { operators: object }) => !('aurora' in operators))
  await walk.openList(`${OF_AURORA}&title=${encodeURIComponent(lacking.title)}`)
  return asked(rows.first, 'Edit operator game', 'Edit operator game')
}

async function clone(walk: Walk, source?: string, target?: string) {
  await table(walk)
  const form = await pressed(page, 'Clone games', 'Clone games')
  if (source) await choose(form, 'Source operator', source)
  if (target) await choose(form, 'Target operator', target)
  return form
}

const preview = (walk: Walk) => clone(walk, 'Aurora Gaming', 'Borealis Play')

async function cloned(walk: Walk) {
  const form = await preview(walk)
  await form.getByRole('button', { name: 'Clone games' }).click()
  return page
}

async function cloneFailed(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('gamesClone', 'error', { http: 400 })
  return cloned(walk)
}

async function launchAny(walk: Walk) {
  await table(walk)
  return pressed(page, 'Launch tester', 'Launch tester')
}

async function unsupported(walk: Walk) {
  await walk.openList('/games?title=Skyrocket', SUPER)
  return asked(rows.first, 'Launch tester', 'Launch tester')
}

async function launchedFrom(walk: Walk, country: string) {
  const drawer = await launch(walk)
  const found = await walk.call('GET', '/api/players?opId=aurora&isBlocked=false&limit=1')
  await field(drawer, 'Player code').fill(found.data.items[0].playerCode)
  await field(drawer, 'IP address').fill('203.0.113.7')
  await field(drawer, 'Country').fill(country)
  await drawer.getByRole('button', { name: 'Launch game' }).click()
  return drawer
}

async function refused(walk: Walk) {
  walk.expects(422)
  return launchedFrom(walk, 'USA')
}

const checks: Readonly<Record<string, Check>> = {
  'no-tab': (surface, { subject }) =>
    expecting(surface.getByRole('tab', { name: subject })).toHaveCount(0),
  unticked: (surface, { subject }) =>
    expecting(surface.getByRole('checkbox', { name: subject })).toBeChecked(false),
  'refuses-empty': refusesEmpty('Clone games'),
  'toast-again': (_: Locator, { expected }) => hasToast(expected),
}

holdSurfaces(
  'games',
  {
    lists: {
      table,
      grid: (walk) => walk.open('/games?tab=GRID', SUPER),
      details: (walk) => details(walk),
      countries: tab('Restricted countries'),
      json: tab('JSON'),
      'details-admin': (walk) => details(walk, ADMIN),
      'details-operator': (walk) => details(walk, AURORA),
      'details-manager': (walk) => details(walk, MANAGER),
    },
    operators: {
      enable,
      disabled: toggled,
      added: toggled,
      failed: failing({}),
      'failed-in-words': failing({ messages: ['The games are being updated.'] }),
      entry,
      'entry-saved': entrySaved,
      'entry-operator': entryOfOperator,
      edit: opened('Edit game', 'Edit game'),
      'delete-image': opened('Delete image', 'Delete image of'),
    },
    defaults: { 'without-entry': withoutEntry },
    cloning: {
      clone: (walk) => clone(walk),
      'clone-source': (walk) => clone(walk, 'Aurora Gaming'),
      'clone-preview': preview,
      'clone-failed': cloneFailed,
      cloned,
    },
    launching: {
      launch,
      'launch-any': launchAny,
      'launch-unsupported': unsupported,
      launched: (walk) => launchedFrom(walk, 'DE'),
      'launch-refused': refused,
    },
  },
  checks,
)

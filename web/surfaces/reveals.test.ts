import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { dialog, field, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, MANAGER, type Walk } from './walk'

const PLAYERS = '/players?opId=aurora&includeBrands=false'
const REVEALS = '/settings/reveals?opId=aurora&includeBrands=false'
const REASON = 'The player asked for a call back.'

const player = (email: string) => async (walk: Walk) => {
  await walk.open(PLAYERS, email)
  await openRow(rows.first)
  const drawer = dialog('^Player ')
  await expecting(drawer.getByText('Joined')).toBeVisible()
  return drawer
}

async function ask(walk: Walk): Promise<Locator> {
  const drawer = await player(MANAGER)(walk)
  return pressed(drawer, 'Reveal email', 'Reveal personal data')
}

async function revealed(walk: Walk): Promise<Locator> {
  const form = await ask(walk)
  await field(form, 'Reason').fill(REASON)
  await form.getByRole('button', { name: 'Reveal', exact: true }).click()
  await expecting(form).toBeHidden()
  return dialog('^Player ')
}

async function list(walk: Walk): Promise<Locator> {
  await walk.open(REVEALS, AURORA)
  await expecting(rows.first).toBeVisible()
  return page
}

async function details(walk: Walk): Promise<Locator> {
  await list(walk)
  await openRow(rows.first)
  return dialog('^Reveal ·')
}

async function filters(walk: Walk): Promise<Locator> {
  await walk.open(PLAYERS, MANAGER)
  return pressed(page, /All filters/, 'Filters')
}

async function exported(walk: Walk): Promise<Locator> {
  await walk.open('/withdraw/bank-accounts?opId=aurora&includeBrands=false', MANAGER)
  return pressed(page, /Export$/, 'Export bank accounts')
}

async function access(walk: Walk): Promise<Locator> {
  await walk.open('/user/access', MANAGER)
  return page
}

holdSurfaces('reveals', {
  masked: { player: player(MANAGER), ask, revealed, list, details },
  others: { filters, exported, access, whole: player(AURORA) },
})

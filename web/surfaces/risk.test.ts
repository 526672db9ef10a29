import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { dialog, openRow, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { MANAGER, SUPER, type Walk } from './walk'

const PATH = '/reports/risk-management?opId=aurora&includeBrands=false'

const listed = (email: string) => async (walk: Walk) => {
  await walk.open(PATH, email)
  await expecting(rows.first).toBeVisible()
  return page
}

const details = (email: string) => async (walk: Walk) => {
  await listed(email)(walk)
  await openRow(rows.first)
  return dialog('^Risk ·')
}

async function cards(walk: Walk) {
  await walk.open(`${PATH}&tab=cards`, SUPER)
  return page
}

async function settings(walk: Walk): Promise<Locator> {
  await listed(SUPER)(walk)
  return pressed(page, 'Risk rules', 'Edit risk rules')
}

async function review(walk: Walk): Promise<Locator> {
  const drawer = await details(SUPER)(walk)
  await drawer.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name: 'Mark as reviewed' }).click()
  return dialog('Mark as reviewed')
}

async function reviewed(walk: Walk) {
  const form = await review(walk)
  await form.getByRole('textbox').fill('A family of two, checked by phone.')
  await form.getByRole('button', { name: 'Mark as reviewed' }).click()
  await expecting(form).toBeHidden()
  return dialog('^Risk ·')
}

holdSurfaces('risk', {
  list: { risk: listed(SUPER), 'risk-of-manager': listed(MANAGER), cards, settings },
  player: { details: details(SUPER), review, reviewed },
})

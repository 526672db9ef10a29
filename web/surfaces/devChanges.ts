import { expecting } from './expecting'
import { type Locator, page, press } from './locator'
import { act, dialog, field, hasToast, itemOf, pressed, rows } from './screen'
import type { Surfaces } from './surfaces'
import { DEV_OPS, SUPER, type Walk } from './walk'

const rowOf = (text: string): Locator => rows.filter({ hasText: text })

/** Opens what a row is of, by what names it there. */
const opened = async (name: string, title: string): Promise<Locator> => {
  await rowOf(name).locator('[data-row-link]').getByText(name, { exact: true }).click()
  return dialog(title)
}

const send = (form: Locator, name: string) =>
  form.getByRole('button', { name, exact: true }).click()

async function confirmed(title: string) {
  const asked = dialog(title)
  await asked.getByRole('textbox').fill('delete')
  await send(asked, title)
  await expecting(asked).toBeHidden()
}

const DEFAULT = 'Use when no other profile is chosen'

/** A profile that is made the default takes that from another, and cannot be none. */
async function oneDefault(walk: Walk) {
  walk.expects(422)
  await walk.openList('/settings/dev?tab=profiles&limit=50', SUPER)
  await expecting(rows.first).toContainText('Labs')
  await expecting(rowOf('Main')).toContainText('Default')
  const form = await pressed(page, 'Create AFD profile', 'Create AFD profile')
  await field(form, 'Title').fill('Spare')
  await field(form, 'Profile name').fill('pitboss-spare')
  await field(form, 'Resource group').fill('rg-elsewhere')
  await field(form, 'Identity client ID').fill('mi-spare')
  await form.getByRole('checkbox', { name: DEFAULT }).check()
  await send(form, 'Create AFD profile')
  await expecting(itemOf(form, 'Profile name')).toContainText(
    'The cloud has no profile pitboss-spare in rg-elsewhere.',
  )
  await field(form, 'Resource group').fill('rg-pitboss-edge')
  await send(form, 'Create AFD profile')
  await hasToast('Frontdoor profile created')
  await expecting(form).toBeHidden()
  await expecting(rowOf('Spare')).toContainText('Default')
  await expecting(page.locator('.kit-status').getByText('Default', { exact: true })).toHaveCount(1)
  const edit = await opened('Spare', 'Edit AFD profile')
  await edit.getByRole('checkbox', { name: DEFAULT }).check(false)
  await send(edit, 'Save AFD profile')
  await expecting(edit).toContainText(
    'One profile must be the default; make another one the default instead.',
  )
  return page
}

const ADD = 'Add Auth0 domain'
const DELETE = 'Delete Auth0 domain'
const CALLBACK = 'https://shop.lumen.test/api/auth/callback'

/** An address of the sign-in service is completed by its type, refused where it is known, added and deleted. */
async function address(walk: Walk) {
  walk.expects(422)
  await walk.openList('/settings/dev?tab=auth0&limit=50', DEV_OPS)
  const form = await pressed(page, ADD, ADD)
  const url = field(form, 'URL')
  await url.fill('https://office.lumen.test')
  await form.getByRole('radio', { name: 'Callback' }).check()
  await expecting(url).toHaveValue('https://office.lumen.test/api/auth/callback')
  await send(form, ADD)
  const error = dialog('Error')
  await expecting(error).toContainText('is already trusted as Callback.')
  await error.getByRole('button').last.click()
  await expecting(error).toBeHidden()
  await url.fill(CALLBACK)
  await send(form, ADD)
  await hasToast('Domain is successfully added!')
  await expecting(form).toBeHidden()
  const details = await opened(CALLBACK, '^Auth0 domain ·')
  await expecting(details).toContainText('Callback')
  await details.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name: DELETE }).click()
  await confirmed(DELETE)
  await expecting(rowOf(CALLBACK)).toHaveCount(0)
  return page
}

const CLOSED = 'Zenith (closed)'

/** What an organization is, and that it goes by its word. */
async function organization(walk: Walk) {
  await walk.openList('/settings/dev?tab=organizations&limit=50', DEV_OPS)
  const details = await opened(CLOSED, '^Organization ·')
  await expecting(details).toContainText('zenith-2024')
  press('Escape')
  await expecting(details).toBeHidden()
  await act(rowOf(CLOSED), 'Delete organization')
  await confirmed('Delete organization')
  await hasToast('Organization deleted')
  await expecting(rowOf(CLOSED)).toHaveCount(0)
  return page
}

/** What developers change of the front door's profiles and of the sign-in service. */
export const CHANGED: Surfaces = {
  'one default profile': oneDefault,
  'an address': address,
  'an organization': organization,
}

import { CHANGED } from './devChanges'
import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { act, dialog, field, openRow, pressed, rows } from './screen'
import { holdSurfaces, type Surface } from './surfaces'
import { SUPER, type Walk } from './walk'

const tab = (walk: Walk, key: string) => walk.openList(`/settings/dev?tab=${key}&limit=50`, SUPER)

async function fill(form: Locator, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await field(form, label).fill(text)
}

const form =
  (key: string, button: string, texts: Readonly<Record<string, string>> = {}) =>
  async (walk: Walk) => {
    await tab(walk, key)
    const opened = await pressed(page, button, button)
    await fill(opened, texts)
    return opened
  }

const sent = (show: Surface, button: string) => async (walk: Walk) => {
  const opened = await show(walk)
  await opened.getByRole('button', { name: button, exact: true }).click()
  return page
}

const failing =
  (operation: string, show: Surface, how: object = { http: 400 }) =>
  async (walk: Walk) => {
    walk.expects(400, 422)
    await walk.world.fault(operation, 'error', how)
    return show(walk)
  }

const asking = (key: string, row: string, name: string, title: string) => async (walk: Walk) => {
  await tab(walk, key)
  await act(rows.filter({ hasText: row }), name)
  return dialog(title)
}

const agreed = (show: Surface, button: string) => async (walk: Walk) => {
  const question = await show(walk)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: button, exact: true }).click()
  return page
}

const opened = (key: string, row: string, title: string) => async (walk: Walk) => {
  await tab(walk, key)
  await openRow(rows.filter({ hasText: row }).first)
  return dialog(title)
}

const PROFILE = {
  Title: 'Spare',
  'Profile name': 'pitboss-spare',
  'Resource group': 'rg-pitboss-edge',
  'Identity client ID': 'mi',
}
const DOMAIN = { 'Domain name': 'new.example.com' }
const URL_TEXT = { URL: 'https://play.example.com' }
const REFUSED = { http: 422, dialect: 'data_text', messages: ['Not this one.'] }

const deletion = asking(
  'frontdoor',
  'ready.lumen.test',
  'Delete custom domain',
  'Delete custom domain',
)
const leaving = asking(
  'organizations',
  'Zenith (closed)',
  'Delete organization',
  'Delete organization',
)
const create = (texts = {}) => form('frontdoor', 'Create custom domain', texts)
const profile = (texts = {}) => form('profiles', 'Create AFD profile', texts)
const auth0 = (texts = {}) => form('auth0', 'Add Auth0 domain', texts)

const auth0Of = (kind: string) => async (walk: Walk) => {
  const shown = await auth0()(walk)
  await shown.getByRole('radio', { name: kind }).check()
  return shown
}

holdSurfaces(
  'front_door',
  {
    dev: {
      profiles: (walk) => tab(walk, 'profiles'),
      details: opened('frontdoor', 'soon.lumen.test', '^Custom domain ·'),
      create: create(),
      'create-empty': sent(create(), 'Create custom domain'),
      'create-failed': failing('afdDomainCreate', sent(create(DOMAIN), 'Create custom domain')),
      'profile-new': profile(),
      'profile-empty': sent(profile(), 'Create AFD profile'),
      'profile-failed': failing('afdProfileCreate', sent(profile(PROFILE), 'Create AFD profile')),
      'profile-edit': opened('profiles', 'Labs', 'Edit AFD profile'),
      delete: deletion,
      'delete-failed': failing('afdDomainDelete', agreed(deletion, 'Delete custom domain')),
      'auth0-add': auth0(),
      'auth0-logout': auth0Of('Logout'),
      'auth0-callback': auth0Of('Callback'),
      'auth0-refused': failing(
        'auth0DomainAdd',
        sent(auth0(URL_TEXT), 'Add Auth0 domain'),
        REFUSED,
      ),
      'auth0-failed': failing('auth0DomainAdd', sent(auth0(URL_TEXT), 'Add Auth0 domain')),
      'auth0-delete': asking(
        'auth0',
        'https://office.lumen.test/admin',
        'Delete Auth0 domain',
        'Delete Auth0 domain',
      ),
      'organization-delete': leaving,
      'organization-failed': failing(
        'auth0OrganizationDelete',
        agreed(leaving, 'Delete organization'),
      ),
      charts: opened('apps', 'pitboss-api', 'App Service charts'),
    },
    changed: CHANGED,
  },
  {
    checked: (surface, { subject }) =>
      expecting(surface.getByRole('checkbox', { name: subject })).toBeChecked(),
  },
)

import { DOMAIN_ROLES } from './domainRoles'
import { expecting } from './expecting'
import { type Locator, page } from './locator'
import { act, choose, dialog, field, pressed, rows } from './screen'
import { settled } from './settled'
import { holdSurfaces, type Surface } from './surfaces'
import { SUPER, type Walk } from './walk'

const CASINO = 'aurora-casino.com'
const ZONE = 'aurora-classic.com'
const ACCOUNT = 'Aurora Gaming zones'
const ADDED = 'another-one.com'
const WITHOUT_DOOR = 'münchen-aurora.de'
const WITHOUT_DOOR_ASCII = 'xn--mnchen-aurora-wob.de'
const API_TOKEN = 'long-enough-for-a-token'
const NOWHERE = { http: 400 }
const REFUSED = { http: 422, messages: ['The registry holds this name.'] }

interface Account {
  readonly title: string
  readonly token: string
}

const main = page.locator('main')

async function domains(walk: Walk, query = '') {
  await walk.openList(`/settings/domains?opId=aurora&limit=50${query}`, SUPER)
  return main
}

async function zones(walk: Walk) {
  const found: Account[] = (await walk.call('GET', '/api/operators/cf-tokens?opId=aurora')).data
  const legacy = found.find(({ title }) => title.includes('legacy'))
  return domains(walk, `&generation=1&cfToken=${legacy?.token}`)
}

async function accounts(walk: Walk, query = '') {
  await walk.open(`/settings/cf-account-v2?opId=aurora${query}`, SUPER)
  return main
}

async function drawer(text: string, title: string) {
  await rows.filter({ hasText: text }).locator('[data-row-link]').click()
  return dialog(title)
}

async function tab(name: string, title = '^Domain ·') {
  const opened = dialog(title)
  await opened.getByRole('tab', { name, exact: true }).click()
  await settled()
  return opened
}

async function askedAbout(text: string, name: string, title: string) {
  await act(rows.filter({ hasText: text }), name)
  return dialog(title)
}

async function sent(form: Locator, button: string, typed = '') {
  if (typed) await form.getByRole('textbox').fill(typed)
  await form.getByRole('button', { name: button, exact: true }).click()
  return page
}

interface Sending {
  readonly form: Surface
  readonly button: string
  readonly typed?: string
  readonly how?: object
}

const failing =
  (operation: string, { form, button, typed, how = NOWHERE }: Sending) =>
  async (walk: Walk) => {
    walk.expects(400, 422)
    const shown = await form(walk)
    await walk.world.fault(operation, 'error', how)
    return sent(shown, button, typed)
  }

const sending =
  ({ form, button, typed }: Sending) =>
  async (walk: Walk) =>
    sent(await form(walk), button, typed)

/** The dialog that the surface before has opened. */
const open = (title: string) => () => dialog(title)

const filled = (form: Surface, texts: Readonly<Record<string, string>>) => async (walk: Walk) => {
  const shown = await form(walk)
  for (const [label, text] of Object.entries(texts)) await field(shown, label).fill(text)
  return shown
}

/** The question before one of a domain's acts. */
const action = (label: string) => async (walk: Walk) => {
  await domains(walk, `&open=${CASINO}&tab=actions`)
  return pressed(dialog('^Domain ·'), label, `^${label.split(' ')[0]} .*“`)
}

async function recordForm(walk: Walk) {
  await domains(walk, `&open=${CASINO}&tab=dns`)
  return pressed(dialog('^Domain ·'), 'Add DNS record', 'Add DNS record')
}

async function record(walk: Walk) {
  await domains(walk, `&open=${CASINO}&tab=dns`)
  const line = dialog('^Domain ·').getByRole('row').filter({ hasText: 'v=spf1 -all' })
  await line.getByRole('button').first.click()
  return dialog('^DNS record ·')
}

async function recordAct(name: string, title: string) {
  await act(dialog('^DNS record ·'), name)
  return dialog(title)
}

const accountForm = (generation: number) => async (walk: Walk) => {
  await accounts(walk, `&generation=${generation}`)
  return pressed(page, 'Add Cloudflare account', 'Add Cloudflare account')
}

async function zoneDns() {
  return pressed(await tab('DNS records'), 'Add DNS record', 'Add DNS record')
}

async function add(walk: Walk) {
  return pressed(await domains(walk), 'Add domain', 'Add domain')
}

async function typedDomain(walk: Walk) {
  const form = await add(walk)
  await choose(form, 'CF account', ACCOUNT)
  await field(form, 'Domain').fill(ADDED)
  return form
}

/** An act of a line in the drawer that is open. */
async function lineAct(line: string, name: string, title: string) {
  await act(page.getByRole('dialog').getByRole('row').filter({ hasText: line }), name)
  return dialog(title)
}

async function closed(title: string) {
  await dialog(title).getByRole('button', { name: 'Close' }).last.click()
  return page
}

const typedAccount = filled(open('Add Cloudflare account'), {
  Title: 'Another',
  'Account ID': 'account-9',
  'API token': API_TOKEN,
})

const asking = (at: Surface, text: string, name: string, title: string) => async (walk: Walk) => {
  await at(walk)
  return askedAbout(text, name, title)
}

const legacyAccounts = (walk: Walk) => accounts(walk, '&generation=1')

holdSurfaces(
  'domains',
  {
    roles: DOMAIN_ROLES,
    domains: {
      domains: (walk) => domains(walk),
      details: () => drawer(CASINO, '^Domain ·'),
      actions: () => tab('Actions'),
      json: () => tab('JSON'),
      dns: () => tab('DNS records'),
      record,
      'record-edit': () => recordAct('Edit DNS record', 'Edit DNS record'),
      'record-delete': async (walk) => {
        await record(walk)
        return recordAct('Delete DNS record', 'Delete DNS record')
      },
      'record-delete-failed': failing('dnsRecordV2Delete', {
        form: open('Delete DNS record'),
        button: 'Delete DNS record',
        typed: 'delete',
      }),
      'dns-add': recordForm,
      'dns-add-failed': failing('dnsRecordV2Add', {
        form: filled(open('Add DNS record'), { Name: 'hello', Content: 'world' }),
        button: 'Add DNS record',
      }),
      'act-failed': failing('domainV2Act', { form: action('Purge cache'), button: 'Purge cache' }),
      'act-done': sending({ form: action('Purge cache'), button: 'Purge cache' }),
      'act-told': open('^Notification'),
      'actions-modal': asking(domains, WITHOUT_DOOR, 'Domain actions', '^Domain actions'),
      'zone-delete-2': () => pressed(dialog('^Domain actions'), 'Delete zone', '^Delete zone'),
      add,
      'add-empty': sending({ form: add, button: 'Add domain' }),
      'add-failed': failing('domainV2Create', { form: typedDomain, button: 'Add domain' }),
      'add-refused': failing('domainV2Create', {
        form: typedDomain,
        button: 'Add domain',
        how: REFUSED,
      }),
      edit: asking(domains, CASINO, 'Edit domain', 'Edit domain'),
    },
    zones: {
      zones,
      zone: () => drawer(ZONE, '^Domain ·'),
      'zone-dns-add': zoneDns,
      'zone-dns-failed': failing('dnsRecordV1Add', {
        form: filled(open('Add DNS record'), { Name: 'first-one', Content: 'v=1' }),
        button: 'Add DNS record',
      }),
      'zone-dns-added': sending({ form: open('Add DNS record'), button: 'Add DNS record' }),
      'zone-dns-delete': () => lineAct('first-one', 'Delete DNS record', 'Delete DNS record'),
      'zone-dns-deleted': sending({
        form: open('Delete DNS record'),
        button: 'Delete DNS record',
        typed: 'delete',
      }),
      'zone-add': async (walk) => pressed(await zones(walk), 'Add domain', 'Add domain'),
      'zone-add-failed': failing('zoneV1Create', {
        form: filled(open('Add domain'), { Domain: ADDED }),
        button: 'Add domain',
      }),
      'zone-added': sending({ form: open('Add domain'), button: 'Add domain' }),
      'zone-added-shown': async () => {
        await closed('Automation progress')
        return dialog('^Domain ·')
      },
      'zone-delete': asking(zones, ZONE, 'Delete zone', 'Delete zone'),
      'zone-delete-failed': failing('zoneV1Delete', {
        form: open('Delete zone'),
        button: 'Delete zone',
        typed: ZONE,
      }),
      'zone-deleted': sending({
        form: asking(zones, ADDED, 'Delete zone', 'Delete zone'),
        button: 'Delete zone',
        typed: ADDED,
      }),
    },
    accounts: {
      accounts: (walk) => accounts(walk),
      account: () => drawer(ACCOUNT, '^Cloudflare account ·'),
      'account-domains': () => tab('Domains', '^Cloudflare account ·'),
      'account-zone-delete': () => lineAct(WITHOUT_DOOR, 'Delete zone', 'Delete zone'),
      'account-zone-failed': failing('zoneV2Delete', {
        form: open('Delete zone'),
        button: 'Delete zone',
        typed: WITHOUT_DOOR_ASCII,
      }),
      'account-domain-add': () =>
        pressed(dialog('^Cloudflare account ·'), 'Add domain', 'Add domain'),
      'account-add': accountForm(2),
      'account-add-empty': sending({
        form: open('Add Cloudflare account'),
        button: 'Add Cloudflare account',
      }),
      'account-add-failed': failing('cfAccountV2Add', {
        form: typedAccount,
        button: 'Add Cloudflare account',
      }),
      'account-added': sending({
        form: open('Add Cloudflare account'),
        button: 'Add Cloudflare account',
      }),
      'account-add-1': accountForm(1),
      'account-add-1-failed': failing('cfAccountV1Add', {
        form: typedAccount,
        button: 'Add Cloudflare account',
      }),
      'account-edit': asking(
        accounts,
        ACCOUNT,
        'Edit Cloudflare account',
        'Edit Cloudflare account',
      ),
      'account-delete': asking(
        accounts,
        ACCOUNT,
        'Delete Cloudflare account',
        'Delete Cloudflare account',
      ),
      'account-delete-1': asking(
        legacyAccounts,
        'Aurora Gaming legacy',
        'Delete Cloudflare account',
        'Delete Cloudflare account',
      ),
      'account-delete-1-failed': failing('cfAccountV1Delete', {
        form: open('Delete Cloudflare account'),
        button: 'Delete Cloudflare account',
        typed: 'delete',
      }),
      'account-delete-again': asking(
        accounts,
        ACCOUNT,
        'Delete Cloudflare account',
        'Delete Cloudflare account',
      ),
      'account-delete-failed': failing('cfAccountV2Delete', {
        form: open('Delete Cloudflare account'),
        button: 'Delete Cloudflare account',
        typed: 'delete',
      }),
    },
  },
  {
    act: (surface, { subject }) =>
      expecting(surface.getByRole('button', { name: subject, exact: true })).toHaveCount(1),
    'no-act': (surface, { subject }) =>
      expecting(surface.getByRole('button', { name: subject, exact: true })).toHaveCount(0),
    'footer-act': (surface, { subject }) =>
      expecting(
        surface.locator('.ant-modal-footer').getByRole('button', { name: subject }),
      ).toBeEnabled(),
    'pages-of': (surface, { expected }) =>
      expecting(surface.getByText(`${expected} / page`)).toBeVisible(),
    tab: (surface, { subject }) =>
      expecting(surface.getByRole('tab', { name: subject, exact: true })).toBeVisible(),
    checked: (surface, { subject }) =>
      expecting(surface.getByRole('checkbox', { name: subject })).toBeChecked(),
  },
)

import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page, press } from './locator'
import { act, choose, dialog, field, hasToast, openRow, pressed, rows } from './screen'
import type { Surfaces } from './surfaces'
import { ADMIN, AURORA, DEV_OPS, MANAGER, SUPER, type Walk } from './walk'

const LIST = '/settings/domains?opId=aurora&limit=50'
const ACCOUNTS = '/settings/cf-account-v2?opId=aurora'
const CASINO = 'aurora-casino.com'
const ACCOUNT = 'Aurora Gaming zones'
const ACTS = { name: /^Actions of/ }
const COLUMNS_OF_ADMINS = ['Validation', 'Provisioning', 'Flags']
const DETAILS_AND_RECORDS = ['Details', 'DNS records']
const ALL_TABS = [...DETAILS_AND_RECORDS, 'Actions', 'JSON']

interface Role {
  readonly isAdmin?: boolean
  /** In how many ways it deletes a domain. */
  readonly deletes?: number
  /** A domain's: details alone need no tab. */
  readonly tabs: readonly string[]
  readonly accountTabs?: readonly string[]
  /** The field that asks for whom a new domain is, where there is one. */
  readonly asked?: string
  readonly isDeveloper?: boolean
}

const ROLES: Readonly<Record<string, Role>> = {
  [SUPER]: {
    isAdmin: true,
    deletes: 3,
    tabs: ALL_TABS,
    accountTabs: ['Details', 'Domains', 'JSON'],
    asked: 'Operator',
    isDeveloper: true,
  },
  [ADMIN]: { isAdmin: true, tabs: ALL_TABS, asked: 'Operator', isDeveloper: true },
  [DEV_OPS]: { tabs: DETAILS_AND_RECORDS, isDeveloper: true },
  [AURORA]: { tabs: [], asked: 'Brand' },
  [MANAGER]: { tabs: [] },
}

const main = page.locator('main')
const addDomain = main.getByRole('button', { name: 'Add domain' })
const row = (text: string) => rows.filter({ hasText: text })

async function hasTabs(drawer: Locator, tabs: readonly string[]) {
  await expecting(drawer.locator('dl').first).toBeVisible()
  await expecting(drawer.getByRole('tab')).toHaveTexts(tabs)
}

async function shut(opened: Locator) {
  press('Escape')
  await expecting(opened).toBeHidden()
}

/** For whom a new domain is: asked in the form, or the operator of the top bar. */
async function adds({ asked, isAdmin }: Role) {
  const form = await pressed(main, 'Add domain', 'Add domain')
  await expecting(field(form, 'Domain')).toBeVisible()
  await expecting(field(form, asked ?? 'Operator')).toHaveCount(asked ? 1 : 0)
  await expecting(form.getByRole('group', { name: 'Flags' })).toHaveCount(isAdmin ? 1 : 0)
  await expecting(field(form, 'AFD profile')).toHaveCount(isAdmin ? 1 : 0)
  if (asked) return shut(form)
  await expecting(form).toContainText('The domain will be one of Aurora Gaming.')
  await choose(form, 'CF account', ACCOUNT)
  await field(form, 'Domain').fill('of-the-operator-above.com')
  await form.getByRole('button', { name: 'Add domain', exact: true }).click()
  await hasToast('Domain is added successfully!')
  const progress = dialog('Automation progress')
  await progress.getByRole('button', { name: 'Close' }).last.click()
  await expecting(progress).toBeHidden()
}

async function edits({ isAdmin }: Role) {
  await act(row(CASINO), 'Edit domain')
  const form = dialog('Edit domain')
  await expecting(field(form, 'Description')).toBeVisible()
  await expecting(form.getByRole('group', { name: 'Flags' })).toHaveCount(isAdmin ? 1 : 0)
  await shut(form)
}

async function looksAtDomain({ tabs, isAdmin, deletes = 0 }: Role) {
  await openRow(row(CASINO))
  const drawer = dialog('^Domain ·')
  await hasTabs(drawer, tabs)
  if (!isAdmin) return
  await drawer.getByRole('tab', { name: 'Actions' }).click()
  await expecting(drawer.getByRole('button', { name: 'Set primary' })).toBeVisible()
  const deletions = drawer.getByRole('button', { name: /^Delete (from|zone|record)/ })
  await expecting(deletions).toHaveCount(deletes)
}

async function looksAtAccount(walk: Walk, { accountTabs = ['Details', 'Domains'] }: Role) {
  await walk.open(ACCOUNTS)
  await openRow(row(ACCOUNT))
  await hasTabs(dialog('^Cloudflare account ·'), accountTabs)
}

async function meets(walk: Walk, email: string, role: Role) {
  await walk.openList(LIST, email)
  await expecting(row(CASINO)).toBeVisible()
  for (const name of COLUMNS_OF_ADMINS) {
    const heads = main.getByRole('columnheader', { name })
    await eventually(() => expect(heads.elements().length > 0).toBe(role.isAdmin === true))
  }
  const csv = main.getByRole('button', { name: /Export$/ })
  await expecting(csv).toHaveCount(role.isAdmin ? 1 : 0)
  if (email === MANAGER) {
    await expecting(addDomain).toBeDisabled()
    await expecting(row(CASINO).getByRole('button', ACTS)).toHaveCount(0)
  } else {
    await adds(role)
    await edits(role)
  }
  await looksAtDomain(role)
  await looksAtAccount(walk, role)
  if (role.isDeveloper) {
    await walk.open('/settings/dev')
    await expecting(page.getByRole('tab', { name: 'Front door' })).toBeVisible()
  }
  if (email === DEV_OPS) {
    await walk.open('/settings/domains')
    await expecting(addDomain).toBeDisabled()
  }
  return page
}

/** What each role sees of domains and cloud accounts, and does to them. */
export const DOMAIN_ROLES: Surfaces = Object.fromEntries(
  Object.entries(ROLES).map(([email, role]) => [email, (walk: Walk) => meets(walk, email, role)]),
)

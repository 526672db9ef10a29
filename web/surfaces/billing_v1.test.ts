import { expect } from 'vitest'
import { CHECKS, refusesEmpty } from './checks'
import { expecting } from './expecting'
import { eventually, page, press } from './locator'
import { ADDED, CHANGED } from './recordChanges'
import { act, dialog, field, itemOf, openRow, rows } from './screen'
import { holdSurfaces, type Surfaces } from './surfaces'
import { ADMIN, AFFILIATE, AURORA, MANAGER, NORTH, SUPER, type Walk } from './walk'

const SUBMIT = /^((Generate|Add|Save) (.+ )?(invoice|payment)( record)?|Export)$/

const listed = (path: string, email: string) => (walk: Walk) =>
  walk.openList(`/billing/${path}`, email)

const pressedAt = (path: string, button: string, title: string, email: string) => {
  return async (walk: Walk) => {
    await walk.openList(`/billing/${path}`, email)
    await page.getByRole('button', { name: new RegExp(`${button}$`) }).click()
    return dialog(title)
  }
}

const generate = (email: string) =>
  pressedAt('invoices', 'Generate invoice', 'Generate invoice', email)

async function generateBrand(walk: Walk) {
  const form = await generate(SUPER)(walk)
  await form.locator('.ant-segmented').getByText('Brand', { exact: true }).click()
  return form
}

const opened = (path: string, type: string, title: string) => async (walk: Walk) => {
  await walk.openList(`/billing/${path}?type=${type}`, SUPER)
  await openRow(rows.first)
  return dialog(title)
}

const acted = (path: string, type: string, name: string, title: string) => async (walk: Walk) => {
  await walk.openList(`/billing/${path}${type && `?type=${type}`}`, SUPER)
  await act(rows.first, name)
  return dialog(title)
}

const ADD = {
  operators: 'Add operator payment',
  brands: 'Add brand payment',
  affiliates: 'Add affiliate payment',
} as const
const GENERATE = 'Generate invoice'
const GENERATE_BRANDS = 'Generate brand invoice'
const OFFERED = /(Add .* payment|Generate .*invoice)$/

/** Each account's pages, with the buttons that they offer and whether their rows have acts. */
const MAY: Readonly<
  Record<string, Readonly<Record<string, readonly [readonly string[], boolean]>>>
> = {
  [SUPER]: {
    operators: [[ADD.operators], true],
    invoices: [[GENERATE], true],
    affiliates: [[ADD.affiliates], true],
  },
  [ADMIN]: { operators: [[ADD.operators], true], brands: [[ADD.brands, GENERATE_BRANDS], true] },
  [AURORA]: {
    me: [[], false],
    invoices: [[GENERATE], true],
    brands: [[ADD.brands, GENERATE_BRANDS], true],
    affiliates: [[ADD.affiliates], true],
  },
  [MANAGER]: {
    me: [[], false],
    invoices: [[], false],
    brands: [[], false],
    affiliates: [[], false],
  },
  [NORTH]: { me: [[], false], invoices: [[], false], affiliates: [[ADD.affiliates], false] },
  [AFFILIATE]: { affiliates: [[], false] },
}

const main = page.locator('main')
const menu = page.getByRole('navigation', { name: 'Main' })
const ACTS = { name: /^Actions of/ }

async function offers(name: string, buttons: readonly string[], hasActs: boolean) {
  const path = `/billing/${name}`
  await eventually(() => expect(location.pathname).toBe(path))
  await expecting(menu.locator(`a[href='${path}'], a[href^='${path}?']`)).toBeVisible()
  await expecting(main.getByRole('button', { name: 'Additional details' })).toBeVisible()
  for (const button of buttons) {
    await expecting(main.getByRole('button', { name: button, exact: true })).toBeVisible()
  }
  await expecting(main.getByRole('button', { name: OFFERED })).toHaveCount(buttons.length)
  await expecting(rows.first.getByRole('button', ACTS)).toHaveCount(hasActs ? 1 : 0)
  await openRow(rows.first)
  const drawer = dialog('^(Invoice|Payment|Affiliate profit|Affiliate payment) · ')
  await expecting(drawer.getByRole('heading', { name: 'History' })).toBeVisible()
  if (!hasActs) await expecting(drawer.getByRole('button', ACTS)).toHaveCount(0)
  press('Escape')
  await expecting(drawer).toBeHidden()
}

const offered: Surfaces = Object.fromEntries(
  Object.entries(MAY).map(([email, pages]) => [
    email,
    async (walk: Walk) => {
      for (const [name, [buttons, hasActs]] of Object.entries(pages)) {
        await listed(name, email)(walk)
        await offers(name, buttons, hasActs)
      }
      return page
    },
  ]),
)

holdSurfaces(
  'billing_v1',
  {
    offered,
    changed: CHANGED,
    added: ADDED,
    records: {
      operators: listed('operators', SUPER),
      'add-operator': pressedAt('operators', ADD.operators, ADD.operators, SUPER),
      'edit-operator-payment': acted('operators', 'payment', 'Edit', '^Edit'),
      'delete-operator-payment': acted('operators', 'payment', 'Delete', '^Delete'),
      'edit-operator-invoice': acted('operators', 'invoice', 'Edit', '^Edit'),
      'delete-operator-invoice': acted('operators', 'invoice', 'Delete', '^Delete'),
      invoices: listed('invoices', SUPER),
      generate: generate(SUPER),
      'generate-brand': generateBrand,
      'details-help': pressedAt('invoices', 'Additional details', 'Additional details', SUPER),
      'edit-invoice': acted('invoices', '', 'Edit', '^Edit'),
      'brand-invoice': opened('brands', 'invoice', '^Invoice · '),
      'edit-brand-invoice': acted('brands', 'invoice', 'Edit', '^Edit'),
      'delete-brand-invoice': acted('brands', 'invoice', 'Delete', '^Delete'),
      'brand-payment': opened('brands', 'payment', '^Payment · '),
      'edit-brand-payment': acted('brands', 'payment', 'Edit', '^Edit'),
      'delete-brand-payment': acted('brands', 'payment', 'Delete', '^Delete'),
      profit: opened('affiliates', 'profit', '^Affiliate profit · '),
      'affiliate-payment': opened('affiliates', 'payment', '^Affiliate payment · '),
      'edit-affiliate-payment': acted('affiliates', 'payment', 'Edit', '^Edit'),
      'delete-affiliate-payment': acted('affiliates', 'payment', 'Delete', '^Delete'),
      'no-report': (walk) => walk.open('/billing/brands?opId=galatea-two', SUPER),
      brands: listed('brands', AURORA),
      'add-brand': pressedAt('brands', ADD.brands, ADD.brands, AURORA),
      affiliates: listed('affiliates', AURORA),
      'add-affiliate': pressedAt('affiliates', ADD.affiliates, ADD.affiliates, AURORA),
      me: listed('me', AURORA),
      'generate-own': generate(AURORA),
    },
  },
  {
    options: (surface, row, walk) => CHECKS['options-in-any-order']?.(surface, row, walk),
    'refuses-empty': refusesEmpty(SUBMIT),
    'refuses-long': async (surface, { subject, expected }) => {
      const [label = '', length = ''] = subject.split('=')
      await field(surface, label).fill('x'.repeat(Number(length)))
      await field(surface, label).blur()
      await expecting(itemOf(surface, label).getByText(expected)).toBeVisible()
    },
  },
)

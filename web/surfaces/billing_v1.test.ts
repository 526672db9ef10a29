import { CHECKS, refusesEmpty } from './checks'
import { expecting } from './expecting'
import { page } from './locator'
import { act, dialog, field, itemOf, openRow, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, SUPER, type Walk } from './walk'

const SUBMIT = /^(Generate invoice|Add payment|Save payment|Save invoice|Export)$/

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

holdSurfaces(
  'billing_v1',
  {
    records: {
      operators: listed('operators', SUPER),
      'add-operator': pressedAt('operators', 'Add payment', 'payment$', SUPER),
      'edit-operator-payment': acted('operators', 'payment', 'Edit record', '^Edit'),
      'delete-operator-payment': acted('operators', 'payment', 'Delete record', '^Delete'),
      'edit-operator-invoice': acted('operators', 'invoice', 'Edit record', '^Edit'),
      'delete-operator-invoice': acted('operators', 'invoice', 'Delete record', '^Delete'),
      invoices: listed('invoices', SUPER),
      generate: generate(SUPER),
      'generate-brand': generateBrand,
      'details-help': pressedAt('invoices', 'Additional details', 'Additional details', SUPER),
      'edit-invoice': acted('invoices', '', 'Edit invoice', '^Edit'),
      'brand-invoice': opened('brands', 'invoice', '[Dd]etails( ·|$)'),
      'edit-brand-invoice': acted('brands', 'invoice', 'Edit record', '^Edit'),
      'delete-brand-invoice': acted('brands', 'invoice', 'Delete record', '^Delete'),
      'brand-payment': opened('brands', 'payment', '[Dd]etails( ·|$)'),
      'edit-brand-payment': acted('brands', 'payment', 'Edit record', '^Edit'),
      'delete-brand-payment': acted('brands', 'payment', 'Delete record', '^Delete'),
      profit: opened('affiliates', 'profit', '[Dd]etails( ·|$)'),
      'affiliate-payment': opened('affiliates', 'payment', '[Dd]etails( ·|$)'),
      'edit-affiliate-payment': acted('affiliates', 'payment', 'Edit payment', '^Edit'),
      'delete-affiliate-payment': acted('affiliates', 'payment', 'Delete payment', '^Delete'),
      'no-report': (walk) => walk.open('/billing/brands?opId=galatea-two', SUPER),
      brands: listed('brands', AURORA),
      'add-brand': pressedAt('brands', 'Add payment', 'payment$', AURORA),
      affiliates: listed('affiliates', AURORA),
      'add-affiliate': pressedAt('affiliates', 'Add payment', 'payment$', AURORA),
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

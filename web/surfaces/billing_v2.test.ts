import { refusesEmpty } from './checks'
import { expecting } from './expecting'
import { page } from './locator'
import { dialog, openRow, pressed, rows } from './screen'
import { settled } from './settled'
import { holdSurfaces } from './surfaces'
import type { Walk } from './walk'

const LIST = '/billing/operatorsV2/invoice'

async function generate(walk: Walk, query = '') {
  await walk.openList(`${LIST}${query}`)
  return pressed(page, 'Generate invoice', 'Generate invoice')
}

async function generateDrawer(walk: Walk) {
  await walk.openList(LIST)
  await page.getByRole('button', { name: 'More options for generating' }).click()
  await page.getByRole('menuitem', { name: 'Open in side panel' }).click()
  return dialog('Generate invoice')
}

async function generateOverridden(walk: Walk) {
  // the preview of figures that break a rule
  walk.expects(422)
  const form = await generate(walk, '?opId=borealis')
  await form.getByRole('switch', { name: 'Override settings' }).click()
  // else the operator's settings would replace what is typed
  await settled()
  return form
}

async function settings(walk: Walk, opId = 'borealis') {
  // a preview of the surface before may be answered only now
  walk.expects(422)
  await walk.open(`${LIST}?opId=${opId}`)
  await page.getByRole('button', { name: 'Edit invoice settings' }).first.click()
  return dialog('Edit invoice settings')
}

async function noSettings(walk: Walk) {
  const { operators } = (await walk.call('GET', '/api/operators/menu-list')).data
  for (const { opId, parentOpId } of operators) {
    if (parentOpId) continue
    const { data } = await walk.call('GET', `/api/billingV2/invoice/settings?opId=${opId}`)
    if (data === null) return settings(walk, opId)
  }
  throw new Error('every operator has settings')
}

async function settingsRefused(walk: Walk) {
  walk.expects(422)
  await walk.world.fault('billingV2InvoiceSettingsUpdate', 'error', {
    http: 422,
    dialect: 'errors_list',
    messages: ['Not this month.'],
  })
  const form = await settings(walk)
  await form.getByLabel('Premium bot').fill('12.5')
  await form.getByRole('button', { name: 'Save invoice settings' }).click()
  return dialog('Unable To Save Changes')
}

async function details(walk: Walk) {
  await walk.openList(LIST)
  await openRow(rows.first)
  return dialog('Invoice')
}

async function record(walk: Walk) {
  const drawer = await details(walk)
  const records = drawer.getByRole('button', { name: /Revenue share|Casino/i })
  await expecting(records.first).toBeVisible()
  await records.first.click()
  return dialog('Edit invoice record')
}

async function conflict(walk: Walk) {
  walk.expects(409)
  const form = await generate(walk, '?opId=borealis')
  await form.getByRole('button', { name: 'Generate invoice', exact: true }).click()
  return dialog('Overwrite existing invoice')
}

holdSurfaces(
  'billing_v2',
  {
    invoices: {
      list: (walk) => walk.openList(LIST),
      generate,
      'generate-drawer': generateDrawer,
      'generate-overridden': generateOverridden,
      settings,
      'no-settings': noSettings,
      'settings-refused': settingsRefused,
      details,
      record,
      conflict,
    },
  },
  { 'refuses-empty': refusesEmpty('Generate invoice') },
)

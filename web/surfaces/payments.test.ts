import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { act, choose, dialog, field, openRow, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { AURORA, type Walk } from './walk'

const HISTORY = '/billing/operatorsV2/transaction-history'
const CPG = '?opId=cassiopeia&paymentType=CPG_TRANSFER'
const BY_HAND = '?opId=borealis&paymentType=CASH'

const openHistory = (walk: Walk, query = '?opId=borealis') => walk.openList(`${HISTORY}${query}`)

async function formOf(button: string): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).click()
  return dialog(button)
}

const formFrom = (button: string, query?: string) => async (walk: Walk) => {
  await openHistory(walk, query)
  return formOf(button)
}

async function providerWithoutOperator(walk: Walk) {
  const form = await formFrom('Provider payment', '')(walk)
  await field(form, 'Operator').focus()
  await field(form, 'Operator').blur()
  return form
}

const acted = (query: string, name: string, title: string) => async (walk: Walk) => {
  await openHistory(walk, query)
  await act(rows.first, name)
  return dialog(title)
}

const edit = acted(BY_HAND, 'Edit manual payment', 'Edit manual payment')
const remove = acted(BY_HAND, 'Delete payment', 'Delete payment')

async function details(walk: Walk) {
  await openHistory(walk, CPG)
  await openRow(rows.first)
  return dialog('^Payment ·')
}

async function added(walk: Walk) {
  const form = await formFrom('Add payment')(walk)
  await choose(form, 'Currency', 'USD')
  await form.getByRole('button', { name: 'Add payment', exact: true }).click()
  return page
}

async function updated(walk: Walk) {
  const form = await edit(walk)
  await field(form, 'Description').fill('Looked at')
  await form.getByRole('button', { name: 'Save manual payment' }).click()
  return page
}

async function deleted(walk: Walk) {
  const asked = await remove(walk)
  await asked.getByRole('textbox').fill(await asked.locator('strong').text())
  await asked.getByRole('button', { name: 'Delete payment' }).click()
  return page
}

async function refused(walk: Walk) {
  walk.expects(422)
  await walk.world.fault('billingV2PaymentAdd', 'error', {
    http: 422,
    dialect: 'message',
    messages: ['Not this month.'],
  })
  return added(walk)
}

async function providerOwn(walk: Walk) {
  await walk.open('/billing/meV2', AURORA)
  return formOf('Provider payment')
}

holdSurfaces(
  'payments',
  {
    payments: {
      history: (walk) => openHistory(walk),
      add: formFrom('Add payment'),
      provider: formFrom('Provider payment'),
      added,
      'add-nowhere': formFrom('Add payment', ''),
      'provider-nobody': providerWithoutOperator,
      details,
      'edit-cpg': acted(CPG, 'Edit CPG transfer', 'Edit CPG transfer'),
      edit,
      delete: remove,
      updated,
      deleted,
      refused,
      own: (walk) => walk.open('/billing/meV2?view=payments', AURORA),
      'provider-own': providerOwn,
    },
  },
  {
    'read-only': (surface, { subject, expected }) =>
      eventually(() => {
        expect(field(surface, subject).one().tagName).toBe('OUTPUT')
        expect(field(surface, subject).texts()).toEqual([expected])
      }),
    computes: async (surface, { subject, expected }) => {
      for (const given of subject.split(';')) {
        const [label = '', typed = ''] = given.split('=')
        await field(surface, label).fill(typed)
      }
      await expecting(field(surface, 'Amount in USD')).toHaveText(expected)
    },
  },
)

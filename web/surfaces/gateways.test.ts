import { expect } from 'vitest'
import { refusesEmpty } from './checks'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { act, asked, choices, choose, dialog, field, itemOf, pressed, rows } from './screen'
import { holdSurfaces } from './surfaces'
import { ADMIN, AURORA, SUPER, type Walk } from './walk'

const OF_AURORA = 'opId=aurora&includeBrands=false'

const listed =
  (path: string, email = SUPER, query = OF_AURORA) =>
  async (walk: Walk) => {
    await walk.open(`${path}?${query}`, email)
    await expecting(rows.first).toBeVisible()
    return page
  }

const deposits = listed('/deposit/gatewaysV2')
const withdrawals = listed('/withdraw/gatewaysV2')
const first = listed('/deposit/gateways')
const rowOf = (text: string): Locator => rows.filter({ hasText: text }).first

const creating = (button: string, of: (walk: Walk) => Promise<Locator>) => async (walk: Walk) => {
  await of(walk)
  return pressed(page, button, button.replace(/[()]/g, '.'))
}
const CREATE = /^Create (deposit|withdraw) gateway/
const submit = (form: Locator) => form.getByRole('button', { name: CREATE }).click()
const newDeposit = () => dialog('Create deposit gateway')

/** In the form that is open. */
async function second(walk: Walk) {
  walk.expects(409)
  await choose(newDeposit(), 'Category', 'Crypto')
  await submit(newDeposit())
  return dialog('Open existing gateway')
}

/** In the form that is open. */
async function createdFirst() {
  const form = dialog('Create deposit gateway .V1.')
  await choose(form, 'Category', 'Tomani')
  await submit(form)
  await expecting(form).toBeHidden()
  return page
}

/** In the form that stayed open. */
async function createdSecond() {
  const form = newDeposit()
  await dialog('Open existing gateway').getByRole('button', { name: 'Keep editing' }).click()
  await choose(form, 'Category', 'Perfect Money')
  await field(form, 'Title').first.fill('Perfect Money by night')
  await submit(form)
  await expecting(form).toBeHidden()
  return page
}

const opened = (of: (walk: Walk) => Promise<Locator>, title: string) => async (walk: Walk) => {
  await of(walk)
  await rowOf(title).locator('[data-row-link]').click()
  const one = page.getByRole('article', { name: `gateway ${title}` })
  await expecting(one).toBeVisible()
  return one
}

const deleted = (of: (walk: Walk) => Promise<Locator>, title: string) => async (walk: Walk) => {
  const one = await opened(of, title)(walk)
  const question = await asked(one, 'Delete gateway', `Delete gateway “${title}”?`)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete gateway' }).click()
  await expecting(question).toBeHidden()
  return page
}

const test = (of: (walk: Walk) => Promise<Locator>, title: string) => async (walk: Walk) => {
  await of(walk)
  await act(rowOf(title), 'Test settings')
  return dialog('Test settings')
}

async function tested(walk: Walk) {
  const shown = await test(deposits, 'Maldo Pay Instant')(walk)
  await field(shown, 'Amount').fill('100')
  await expecting(shown.getByText('Credited').first).toBeVisible()
  return shown
}

async function forBrand(walk: Walk) {
  await listed('/deposit/gatewaysV2', AURORA, '')(walk)
  return pressed(page, 'Create deposit gateway', 'Create deposit gateway')
}

async function picksBrand() {
  const form = newDeposit()
  await form.getByRole('checkbox', { name: 'Create Gateway for Brand' }).click()
  return form
}

const openTags = () => pressed(page, 'Tags', 'Edit tags')

async function tags(walk: Walk) {
  await deposits(walk)
  return openTags()
}

async function savedTags() {
  const form = dialog('Edit tags')
  await form.getByRole('button', { name: 'Save tags' }).click()
  await expecting(form).toBeHidden()
  return page
}

async function failedTags(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('operatorTagsEdit', 'error', { http: 400 })
  const form = await openTags()
  await form.getByRole('button', { name: 'Save tags' }).click()
  return page
}

holdSurfaces(
  'gateways',
  {
    gateways: {
      'deposit-v2': deposits,
      'new-deposit-v2': () => pressed(page, 'Create deposit gateway', 'Create deposit gateway'),
      second,
      'created-v2': createdSecond,
      'new-deposit-v1': creating('Create deposit gateway (V1)', first),
      'created-v1': createdFirst,
      'withdraw-v2': withdrawals,
      'new-withdraw-v2': () => pressed(page, 'Create withdraw gateway', 'Create withdraw gateway'),
      'as-admin': listed('/deposit/gatewaysV2', ADMIN),
      'withdraw-detail': opened(withdrawals, 'Utopia'),
      'deleted-deposit': deleted(deposits, 'FX Havale Evenings'),
      'deleted-withdraw': deleted(withdrawals, 'Maldo Pay Large'),
      'for-brand': forBrand,
      'picks-brand': picksBrand,
      tags,
      'tags-saved': savedTags,
      'tags-failed': failedTags,
      'test-deposit': tested,
      'test-withdraw': test(withdrawals, 'Utopia'),
    },
  },
  {
    'refuses-empty': refusesEmpty(CREATE),
    /** Which provider a category begins with. */
    begins: async (form, { subject, expected }) => {
      await choose(form, 'Category', subject)
      await expecting(itemOf(form, 'Provider').locator('.ant-select')).toContainText(expected)
    },
    options: (form, { subject, expected }) =>
      eventually(async () => expect(await choices(form, subject)).toEqual(expected.split('|'))),
    field: (form, { subject }) => expecting(field(form, subject).first).toBeVisible(),
    'no-button': (surface, { subject }) =>
      expecting(surface.getByRole('button', { name: subject, exact: true })).toBeHidden(),
    refuses: async (form, { subject, expected }) => {
      await field(form, subject).fill(expected)
      await field(form, subject).blur()
      await expecting(itemOf(form, subject).locator('.ant-form-item-explain-error')).toContainText(
        /At (least|most)/,
      )
    },
  },
)

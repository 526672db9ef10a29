import { expect } from 'vitest'
import { expecting } from './expecting'
import { type Locator, page } from './locator'
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
const newDeposit = creating('New Deposit Gateway', deposits)

const inCategory =
  (...names: readonly string[]) =>
  async (walk: Walk) => {
    const form = await newDeposit(walk)
    for (const name of names) await choose(form, 'Category', name)
    return form
  }

const submit = (form: Locator) => form.getByRole('button', { name: 'Create gateway' }).click()

async function second(walk: Walk) {
  walk.expects(409)
  const form = await inCategory('Crypto')(walk)
  await submit(form)
  return dialog('One instance per provider')
}

async function withoutProvider(walk: Walk) {
  const form = await newDeposit(walk)
  await submit(form)
  return form
}

async function createdFirst(walk: Walk) {
  const form = await creating('New Deposit Gateway (V1)', first)(walk)
  await choose(form, 'Category', 'Tomani')
  await submit(form)
  await expecting(form).toBeHidden()
  return page
}

async function createdSecond(walk: Walk) {
  const form = await inCategory('Perfect Money')(walk)
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
  const question = await asked(one, 'Delete gateway', `Delete “${title}”?`)
  await question.getByRole('textbox').fill('delete')
  await question.getByRole('button', { name: 'Delete gateway' }).click()
  await expecting(question).toBeHidden()
  return page
}

const test = (of: (walk: Walk) => Promise<Locator>, title: string) => async (walk: Walk) => {
  await of(walk)
  await act(rowOf(title), 'Test Your Settings')
  return dialog('Test Your Settings')
}

async function tested(walk: Walk) {
  const shown = await test(deposits, 'Maldo Pay Instant')(walk)
  await field(shown, 'Amount').fill('100')
  await expecting(shown.getByText('Credited').first).toBeVisible()
  return shown
}

async function forBrand(walk: Walk) {
  await listed('/deposit/gatewaysV2', AURORA, '')(walk)
  return pressed(page, 'New Deposit Gateway', 'New Deposit Gateway')
}

async function picksBrand(walk: Walk) {
  const form = await forBrand(walk)
  await form.getByRole('checkbox', { name: 'Create Gateway for Brand' }).click()
  return form
}

async function tags(walk: Walk) {
  await deposits(walk)
  return pressed(page, 'Tags', 'Tags')
}

async function savedTags(walk: Walk) {
  const form = await tags(walk)
  await form.getByRole('button', { name: 'Save tags' }).click()
  return page
}

async function failedTags(walk: Walk) {
  walk.expects(400)
  await walk.world.fault('operatorTagsEdit', 'error', { http: 400 })
  return savedTags(walk)
}

holdSurfaces(
  'gateways',
  {
    gateways: {
      'deposit-v2': deposits,
      'withdraw-v2': withdrawals,
      'as-admin': listed('/deposit/gatewaysV2', ADMIN),
      'new-deposit-v1': creating('New Deposit Gateway (V1)', first),
      'new-deposit-v2': newDeposit,
      'new-withdraw-v2': creating('New Withdraw Gateway', withdrawals),
      crypto: inCategory('Crypto'),
      'mini-pay': inCategory('Mini Pay'),
      web3: inCategory('Web3'),
      'perfect-money': inCategory('Perfect Money'),
      tomani: inCategory('Tomani'),
      reset: inCategory('Crypto', 'Tomani'),
      'without-provider': withoutProvider,
      second,
      'created-v1': createdFirst,
      'created-v2': createdSecond,
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
    chosen: (form, { subject, expected }) =>
      expecting(itemOf(form, subject).locator('.ant-select')).toContainText(expected),
    options: async (form, { subject, expected }) =>
      expect(await choices(form, subject)).toEqual(expected.split('|')),
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

import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { act, choose, dialog, field, hasToast, pressed, rows } from './screen'
import type { Surface, Surfaces } from './surfaces'
import { ADMIN, AURORA, NORTH, SUPER, type Walk } from './walk'

const OPERATORS = '/billing/operators'
const INVOICES = '/billing/invoices'
const BRANDS = '/billing/brands'
const AFFILIATES = '/billing/affiliates'

const LISTS: Readonly<Record<string, string>> = {
  [OPERATORS]: '/api/reports/operator-billing/records',
  [INVOICES]: '/api/billing/invoices',
  [BRANDS]: '/api/reports/brand-billing/records',
  [AFFILIATES]: '/api/reports/affiliate-billing/records',
}

type Kind = 'invoice' | 'payment'

/** A list, which of its records, and what editing one is called. */
interface Change {
  readonly path: string
  readonly query: string
  readonly kind: Kind
  readonly title: string
}

const change = (path: string, kind: Kind, title: string, query = `type=${kind}`): Change => ({
  path,
  query,
  kind,
  title,
})
/** An operator's admin reads the platform's invoices, too: those of a brand are theirs to change. */
const INVOICE = change(INVOICES, 'invoice', 'operator invoice', 'opId=aurora-north')
/** Those of claims have a fixed amount, and there were none yet. */
const AFFILIATES_PAYMENT = change(
  AFFILIATES,
  'payment',
  'affiliate payment record',
  'type=payment&year=2025',
)
const OPERATORS_INVOICE = change(OPERATORS, 'invoice', 'operator invoice record')
const OPERATORS_PAYMENT = change(OPERATORS, 'payment', 'operator payment record')
const BRANDS_INVOICE = change(BRANDS, 'invoice', 'brand invoice record')
const BRANDS_PAYMENT = change(BRANDS, 'payment', 'brand payment record')

const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  [SUPER]: [OPERATORS_INVOICE, BRANDS_PAYMENT],
  [ADMIN]: [OPERATORS_PAYMENT],
  [AURORA]: [INVOICE, BRANDS_INVOICE, AFFILIATES_PAYMENT],
}
/** What is changed and not deleted. */
const EDITED_ALONE: Readonly<Record<string, readonly Change[]>> = { [SUPER]: [INVOICE] }

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const changeable = (path: string): Locator =>
  path === INVOICES ? rows.filter({ hasText: 'Aurora North' }).first : rows.first

async function fill(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value)
}

const send = (form: Locator, name: string) =>
  form.getByRole('button', { name, exact: true }).click()

async function edited(walk: Walk, change: Change, reference: string) {
  const isPayment = change.kind === 'payment'
  await walk.openList(`${change.path}?${change.query}`)
  await act(changeable(change.path), `Edit ${change.title}`)
  const form = dialog(`^Edit ${change.title}$`)
  const title = `Corrected ${reference}`
  await fill(form, { Title: title, Reference: reference, Description: '' })
  await fill(
    form,
    isPayment ? { Amount: '99.5', 'Paid by': 'Head office' } : { Note: 'Looked into' },
  )
  await send(form, `Save ${change.title}`)
  await hasToast(`${capitalized(change.kind)} Updated!`)
  await expecting(form).toBeHidden()
  await rows.getByRole('link', { name: reference, exact: true }).click()
  const drawer = dialog(` · ${reference}$`)
  await expecting(drawer.getByText(title, { exact: true })).toBeVisible()
  await expecting(drawer.getByText(isPayment ? '99.50' : 'Looked into').first).toBeVisible()
}

async function count(walk: Walk, { path, query }: Change): Promise<number> {
  const { data } = await walk.call('GET', `${LISTS[path]}?${query}`)
  return data.count
}

/** Deletes a record by the word that is asked for. */
async function deleted(walk: Walk, change: Change) {
  const name = `Delete ${change.kind}`
  await walk.openList(`${change.path}?${change.query}`)
  const before = await count(walk, change)
  await act(changeable(change.path), name)
  const form = dialog('^Delete ')
  const button = form.getByRole('button', { name })
  await expecting(form).toContainText('will be deleted')
  await expecting(form.locator('.kit-money')).toBeVisible()
  await eventually(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  await expecting(button).toBeDisabled()
  await form.getByRole('textbox').fill(await form.locator('label strong').text())
  await button.click()
  await expecting(form).toBeHidden()
  await hasToast(`${capitalized(change.kind)} Deleted!`)
  expect(await count(walk, change), change.path).toBe(before - 1)
}

const changedBy =
  (email: string, changes: readonly Change[]): Surface =>
  async (walk) => {
    await walk.signIn(email)
    const edits = [...changes, ...(EDITED_ALONE[email] ?? [])]
    // One world for all: no two records may have the same reference.
    const names = edits.map((_, place) => `R-${email.split('@')[0]}-${place}`)
    for (const [place, each] of edits.entries()) await edited(walk, each, names[place] ?? '')
    for (const each of changes) await deleted(walk, each)
    return page
  }

/** What each role changes and deletes of records. */
export const CHANGED: Surfaces = Object.fromEntries(
  Object.entries(CHANGES).map(([email, changes]) => [
    `changed by ${email}`,
    changedBy(email, changes),
  ]),
)

type Payment = readonly [path: string, label: string, whose: string]

const NORTHS: Payment = [BRANDS, 'Brand', 'Aurora North']
const AFFILIATES_OWN: Payment = [AFFILIATES, 'Affiliate', 'Spin Scout (Aurora North)']
/** The platform's super admin adds them in the browser. */
const PAYERS: Readonly<Record<string, readonly Payment[]>> = {
  [ADMIN]: [[OPERATORS, 'Operator', 'Borealis Play']],
  [AURORA]: [NORTHS, AFFILIATES_OWN],
  [NORTH]: [AFFILIATES_OWN],
}
const GIVEN = { Title: 'Wire 7', Amount: '12.34', 'Paid by': 'Treasury', Reference: 'R-7' }

const amount = (text: string): number =>
  Number(text.split(' ')[0]?.replaceAll(',', '').replace('−', '-'))

async function added(walk: Walk, [path, label, whose]: Payment) {
  // What is added at the same time has no order.
  await walk.world.control('POST', '/clock', { advance: 'PT1M' })
  await walk.openList(path)
  const form = await pressed(page, `Add ${label.toLowerCase()} payment`, '^Add .* payment$')
  await choose(form, label, label === 'Affiliate' ? (whose.split(' (')[0] ?? '') : whose)
  await fill(form, GIVEN)
  const result = form.locator('.kit-moves')
  await expecting(result).toContainText(`Outstanding for ${whose}`)
  await eventually(() => {
    const [now = 0, after = 0] = result.locator('.kit-money').texts().map(amount)
    expect(now - after, whose).toBeCloseTo(12.34)
  })
  await form.getByRole('button', { name: /^Add .* payment$/ }).click()
  await hasToast('Payment Added!')
  await expecting(form).toBeHidden()
  await expecting(rows.first.getByRole('link', { name: 'R-7', exact: true })).toBeVisible()
  await expecting(rows.first).toContainText('12.34')
}

const addedBy =
  (email: string, payments: readonly Payment[]): Surface =>
  async (walk) => {
    await walk.signIn(email)
    for (const each of payments) await added(walk, each)
    return page
  }

/** The payments that each role adds. */
export const ADDED: Surfaces = Object.fromEntries(
  Object.entries(PAYERS).map(([email, payments]) => [
    `added by ${email}`,
    addedBy(email, payments),
  ]),
)

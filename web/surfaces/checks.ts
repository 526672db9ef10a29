import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { choices, choose, field, hasToast, itemOf, rows } from './screen'
import type { Walk } from './walk'

/** Throws where what a row expects of its surface does not come true. */
export type Check = (
  surface: Locator,
  row: { readonly subject: string; readonly expected: string },
  walk: Walk,
) => unknown

export type Checks = Readonly<Record<string, Check>>

const shows: Check = (surface, { expected }) =>
  expecting(surface.getByText(expected).first).toBeVisible()

const types =
  (count: number): Check =>
  async (surface, { subject, expected }) => {
    const [label = '', ...text] = subject.split('=')
    await field(surface, label).fill(text.join('='))
    await field(surface, label).blur()
    await expecting(itemOf(surface, label).getByText(expected)).toHaveCount(count)
  }

const link: Check = (surface, { subject, expected }) =>
  expecting(surface.getByRole('link', { name: subject })).toHaveAttribute(
    'href',
    new RegExp(`^${expected}`),
  )

const isRequired =
  (count: number): Check =>
  (surface, { subject }) =>
    expecting(itemOf(surface, subject).locator('.ant-form-item-required')).toHaveCount(count)

const hasOptions = (sorted: boolean): Check => {
  const inOrder = (found: readonly string[]) => (sorted ? [...found].sort() : found)
  return (surface, { subject, expected }) =>
    eventually(async () =>
      expect(inOrder(await choices(surface, subject))).toEqual(inOrder(expected.split('|'))),
    )
}

/** Presses a button that submits; an error then stands at a field, or where none is named, anywhere. */
export const refusesEmpty =
  (button: string | RegExp): Check =>
  async (surface, { subject, expected }) => {
    await surface.getByRole('button', { name: button, exact: typeof button === 'string' }).click()
    const place = subject ? itemOf(surface, subject) : surface
    await expecting(place.getByText(expected)).toBeVisible()
  }

const factOf = (surface: Locator, label: string): Locator =>
  surface
    .locator('dl > div')
    .filter({ has: (fact) => fact.getByText(label, { exact: true }) })
    .first.locator('dd')

/** How rows of any table are checked; an area adds what only its surfaces have. */
export const CHECKS: Checks = {
  text: shows,
  title: shows,
  // a text alone would be found in the menu, too, or in `of 12 players`
  heading: (_, { expected }) =>
    expecting(page.getByRole('heading', { name: expected, exact: true, level: 1 })).toBeVisible(),
  'no-text': (surface, { expected }) => expecting(surface.getByText(expected)).toHaveCount(0),
  field: (surface, { subject }) => expecting(field(surface, subject)).toBeVisible(),
  'no-field': (surface, { subject }) => expecting(field(surface, subject)).toHaveCount(0),
  'closed-field': (surface, { subject }) => expecting(field(surface, subject)).toBeDisabled(),
  input: (surface, { subject, expected }) =>
    expecting(field(surface, subject)).toHaveValue(expected),
  button: (surface, { subject }) =>
    expecting(surface.getByRole('button', { name: subject })).toBeEnabled(),
  disabled: (surface, { subject }) =>
    expecting(surface.getByRole('button', { name: subject })).toBeDisabled(),
  'no-button': (surface, { subject }) =>
    expecting(surface.getByRole('button', { name: subject })).toHaveCount(0),
  value: (surface, { subject, expected }) =>
    expecting(itemOf(surface, subject)).toContainText(expected),
  options: hasOptions(false),
  'options-in-any-order': hasOptions(true),
  option: (surface, { subject, expected }) =>
    eventually(async () => expect(await choices(surface, subject)).toContain(expected)),
  'no-option': (surface, { subject, expected }) =>
    eventually(async () => expect(await choices(surface, subject)).not.toContain(expected)),
  'first-option': (surface, { subject, expected }) =>
    eventually(async () => expect((await choices(surface, subject))[0]).toBe(expected)),
  refuses: types(1),
  takes: types(0),
  fact: (surface, { subject, expected }) =>
    expecting(factOf(surface, subject)).toContainText(expected || /./),
  link,
  tab: (surface, { subject }) =>
    expecting(surface.getByRole('tab', { name: subject })).toBeVisible(),
  column: (surface, { subject }) =>
    expecting(surface.getByRole('columnheader', { name: subject }).first).toBeVisible(),
  checkbox: (surface, { subject }) =>
    expecting(surface.getByRole('checkbox', { name: subject })).toBeVisible(),
  radio: (surface, { subject }) =>
    expecting(surface.getByRole('radio', { name: subject, exact: true })).toBeVisible(),
  checked: (surface, { subject }) =>
    expecting(surface.getByRole('radio', { name: subject })).toBeChecked(),
  ticked: (surface, { subject }) =>
    expecting(surface.getByRole('checkbox', { name: subject })).toBeChecked(),
  on: (surface, { subject }) => expecting(field(surface, subject)).toBeChecked(),
  off: (surface, { subject }) => expecting(field(surface, subject)).toBeChecked(false),
  required: isRequired(1),
  optional: isRequired(0),
  radios: (surface, { expected }) =>
    expecting(surface.locator('.ant-segmented-item')).toHaveTexts(expected.split('|')),
  toast: (_, { expected }) => hasToast(expected),
  dialog: (_, { subject, expected }) =>
    expecting(page.getByRole('dialog', { name: subject })).toContainText(expected),
  step: (surface, { expected }) =>
    expecting(surface.locator('.ant-steps-item-active')).toContainText(expected),
  rows: (_, { expected }) =>
    expecting(page.getByRole('main').getByRole('table')).toHaveAttribute(
      'aria-rowcount',
      String(Number(expected) + 1),
    ),
  badge: (_, { subject }) =>
    expecting(page.getByRole('link', { name: subject })).toContainText(/\d/),
  path: (_, { expected }) =>
    eventually(() => expect(location.href).toMatch(new RegExp(`${expected}$`))),
  'row-link': () => expecting(rows.first.locator('[data-row-link]')).toBeVisible(),
  filled: (surface, { subject }) => expecting(field(surface, subject)).toHaveValue(/./),
  filter: (_, { subject }) => expecting(field(page.locator('.kit-filters'), subject)).toBeVisible(),
  opens: async (surface, { subject, expected }) => {
    if (!subject.includes(';')) {
      const [label = '', text = ''] = subject.split('=')
      await field(surface, label).fill(text)
      return expecting(surface.getByRole('button', { name: expected })).toBeEnabled()
    }
    const [given = '', opened = ''] = subject.split(';')
    const [label = '', option = ''] = given.split('=')
    await choose(surface, label, option)
    return expecting(field(surface, opened)).toBeEnabled()
  },
}

import { expect } from 'vitest'
import { expecting } from './expecting'
import { eventually, type Locator, page } from './locator'
import { toasts } from './toasts'

export const rows: Locator = page.locator('tr[data-row-key]')

export const menu: Locator = page.getByRole('navigation', { name: 'Main' })

/** The menu leads to none of these pages: it has those alone that the reader may open. */
export async function notOffered(...paths: readonly string[]): Promise<void> {
  await expecting(menu.locator('a').first).toBeVisible()
  await eventually(() => {
    const links = menu.locator('a').elements()
    const found = links.map((link) => link.getAttribute('href')?.split('?')[0] ?? '')
    expect(paths.filter((path) => found.includes(path))).toEqual([])
  })
}

export function closeToasts(): void {
  toasts.length = 0
  for (const close of page.locator('.ant-notification-notice-close').elements()) {
    if (close instanceof HTMLElement) close.click()
  }
}

export const dialog = (name: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(name) })

export const field = (form: Locator, label: string): Locator =>
  form.getByLabel(label, { exact: true })

/** A field with its label, help and errors. */
export const itemOf = (form: Locator, label: string): Locator =>
  form.locator('.ant-form-item').filter({ has: (item) => field(item, label) })

/** Does an act of a row's menu. */
export async function act(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions of/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

export const openRow = (row: Locator): Promise<void> => row.locator('[data-row-link]').click()

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Chooses an option that begins with these words. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const box = field(form, label).and(form.getByRole('combobox'))
  await box.click()
  const element = (await box.element()) as HTMLInputElement
  if (!element.readOnly) await box.fill(option)
  const list = element.getAttribute('aria-controls') ?? ''
  const words = new RegExp(`^${escaped(option)}(?!\\w)`)
  const shown = page
    .locator('.ant-select-dropdown')
    .filter({ has: (each) => each.locator(`[id="${list}"]`) })
  await shown.locator('.ant-select-item-option-content').filter({ hasText: words }).first.click()
}

const OPTION =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content'

/** The options of a field, in their order. */
export async function choices(surface: Locator, label: string): Promise<readonly string[]> {
  await field(surface, label).click()
  const options = page.locator(OPTION)
  await expecting(options.first).toBeVisible()
  const found = options.texts()
  await field(surface, label).press('Escape')
  await expecting(options).toBeHidden()
  return found
}

/** A toast says this, or said it since toasts were last closed; each is found once. */
export function hasToast(text: string): Promise<void> {
  const wanted = text.toLowerCase()
  return eventually(() => {
    const found = toasts.find((each) => !each.isSeen && each.text.toLowerCase().includes(wanted))
    const stands = page.locator('.ant-notification-notice').getByText(text).elements().length > 0
    if (!found && !stands) throw new Error(`no toast says ${text}: ${JSON.stringify(toasts)}`)
    if (found) found.isSeen = true
  })
}

/** Presses a button that opens a dialog. */
export async function pressed(on: Locator, name: string | RegExp, title: string): Promise<Locator> {
  await on.getByRole('button', { name, exact: typeof name === 'string' }).click()
  return dialog(title)
}

/** Opens the dialog of an act of a row's menu. */
export async function asked(row: Locator, name: string, title: string): Promise<Locator> {
  await act(row, name)
  return dialog(title)
}

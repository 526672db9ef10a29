import { expect } from 'vitest'
import { eventually, isDisabled, isVisible, type Locator, squeezed, type Text } from './locator'

const matches = (found: string, text: Text): boolean =>
  text instanceof RegExp ? text.test(found) : found.includes(squeezed(text))

function must(holds: boolean, locator: Locator, what: string): void {
  expect(holds, `${locator.words}: ${what}`).toBe(true)
}

/** What is awaited of a locator; each throws where it does not come true. */
export const expecting = (locator: Locator) => ({
  toBeVisible: () => eventually(() => must(isVisible(locator.one()), locator, 'visible')),
  toBeHidden: () => eventually(() => must(!locator.elements().some(isVisible), locator, 'hidden')),
  toHaveCount: (count: number) =>
    eventually(() => expect(locator.elements().length, `${locator.words}: count`).toBe(count)),
  toBeEnabled: () => eventually(() => must(!isDisabled(locator.one()), locator, 'enabled')),
  toBeDisabled: () => eventually(() => must(isDisabled(locator.one()), locator, 'disabled')),
  toBeChecked: (isChecked = true) =>
    eventually(() => {
      const element = locator.one()
      const checked =
        element instanceof HTMLInputElement
          ? element.checked
          : element.getAttribute('aria-checked') === 'true'
      expect(checked, `${locator.words}: checked`).toBe(isChecked)
    }),
  toContainText: (text: Text) =>
    eventually(() => {
      const found = squeezed(locator.one().textContent)
      if (!matches(found, text)) throw new Error(`${locator.words}: ${found} lacks ${text}`)
    }),
  toHaveText: (text: string) =>
    eventually(() =>
      expect(squeezed(locator.one().textContent), locator.words).toBe(squeezed(text)),
    ),
  toHaveTexts: (texts: readonly string[]) =>
    eventually(() => expect(locator.texts(), locator.words).toEqual(texts.map(squeezed))),
  toHaveValue: (value: Text) =>
    eventually(() => {
      const { value: found } = locator.one() as HTMLInputElement
      const holds = value instanceof RegExp ? value.test(found) : found === value
      if (!holds) throw new Error(`${locator.words}: ${JSON.stringify(found)} is not ${value}`)
    }),
  toHaveAttribute: (name: string, value: Text) =>
    eventually(() => {
      const found = locator.one().getAttribute(name) ?? ''
      const holds = value instanceof RegExp ? value.test(found) : found === value
      if (!holds) throw new Error(`${locator.words}: ${name} is ${found}, not ${value}`)
    }),
})

import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Name } from './Name'
import { messageText, nameText, personText, quotedName } from './personText'

test.each([
  ['\u202Eexe.gnp', '⟨U+202E⟩exe.gnp'],
  ['a\u2066b\u2069c', 'a⟨U+2066⟩b⟨U+2069⟩c'],
  ['x\u200F', 'x⟨U+200F⟩'],
  ['علي', 'علي'],
  ['نیم\u200Cفاصله', 'نیم\u200Cفاصله'],
])('%j is shown as %j', (text, shown) => expect(personText(text)).toBe(shown))

test('a name from the right is isolated in a plain text, any other stands as it is', () => {
  expect(nameText('علي')).toBe('\u2068علي\u2069')
  expect(nameText('Jon')).toBe('Jon')
  expect(nameText(undefined)).toBe('')
})

test('a message keeps the names that were set apart in it, and shows all other controls', () => {
  const set = `Blocked ${nameText('علي')}.`
  expect(messageText(set)).toBe(set)
  expect(messageText('Blocked \u2068a\u202Eb\u2069.')).toBe('Blocked ⟨U+2068⟩a⟨U+202E⟩b⟨U+2069⟩.')
  expect(messageText('\u2069\u202Eb')).toBe('⟨U+2069⟩⟨U+202E⟩b')
})

test('a name cannot end the quotation that it stands in', () => {
  expect(quotedName('Jon” was checked. “')).toBe('“Jon" was checked. "”')
})

test('a name of 600 letters is cut, with the whole in its title', () => {
  const long = '😀'.repeat(600)
  expect([...nameText(long)]).toHaveLength(60)
  const name = render(<Name text={long} />).container.querySelector('bdi')
  expect([...(name?.textContent ?? '')]).toHaveLength(60)
  expect(name?.title).toBe(long)
})

test('a short name has no title, and none is a dash', () => {
  const { container } = render(<Name text="Jon" />)
  expect(container.querySelector('bdi')?.hasAttribute('title')).toBe(false)
  expect(render(<Name text={null} />).container.textContent).toBe('—')
})

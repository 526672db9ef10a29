import { afterEach, expect, test } from 'vitest'
import { focusFirst } from './focusFirst'

afterEach(() => document.body.replaceChildren())

const bodyOf = (html: string): HTMLElement => {
  const body = document.createElement('form')
  body.innerHTML = html
  document.body.append(body)
  return body
}

test('the first field that can be filled in has the focus', () => {
  const body = bodyOf('<input id="key" disabled /><textarea id="title"></textarea>')
  focusFirst(body)
  expect(document.activeElement?.id).toBe('title')
})

test('a form without fields gives it to the safe choice', () => {
  const cancel = document.createElement('button')
  document.body.append(cancel)
  focusFirst(bodyOf('<p>It will be deleted.</p>'), cancel)
  expect(document.activeElement).toBe(cancel)
})

test('fields whose code is still to come are waited for', async () => {
  const body = bodyOf('<template data-awaited="code"></template><input id="active" />')
  focusFirst(body)
  expect(document.activeElement).toBe(document.body)
  body.querySelector('template')?.replaceWith(bodyOf('<input id="title" />'))
  await expect.poll(() => document.activeElement?.id).toBe('title')
})

import { screen, waitFor } from '@testing-library/react'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { lazyComponent } from '../lazyComponent'
import { DraftKeeper } from './DraftKeeper'
import { Field } from './Field'

const Lost = lazyComponent(() => Promise.reject(new TypeError('Failed to fetch')))

/** A form, and a part of the console that an update took away. */
function Writing() {
  const [isAsked, setAsked] = useState(false)
  return (
    <Form>
      <DraftKeeper name="thing" revision={3} />
      <Field name="title" label="Title">
        <Input />
      </Field>
      <Button onClick={() => setAsked(true)}>More</Button>
      {isAsked && <Lost />}
    </Form>
  )
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })

/** Another console than the one that this page came from; loading it leaves this page. */
function updated() {
  const reload = vi.fn(() => dispatchEvent(new Event('pagehide')))
  const { pathname, search, hash } = location
  vi.stubGlobal('location', { pathname, search, hash, reload })
  const newer = '<script type="module" src="/assets/newer.js"></script>'
  vi.stubGlobal('fetch', async () => new Response(newer))
  document.head.innerHTML = '<script type="module" src="http://localhost/assets/own.js"></script>'
  return reload
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  document.head.innerHTML = ''
})

test('what was typed up to the moment of an update is offered by the console that comes', async () => {
  const { user, unmount } = renderInApp(<Writing />)
  const reload = updated()
  await user.type(title(), 'Half a sentence')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  unmount()
  const after = renderInApp(<Writing />)
  expect(title().value).toBe('')
  await after.user.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect(title().value).toBe('Half a sentence')
})

test('what was not touched leaves no draft', () => {
  renderInApp(<Writing />).unmount()
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('pitboss.draft.thing')).toBeNull()
})

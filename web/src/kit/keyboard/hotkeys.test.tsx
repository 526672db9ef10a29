import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useHotkeys } from './hotkeys'

function Page({ find, palette }: { readonly find: () => void; readonly palette: () => void }) {
  useHotkeys({ '/': find, 'mod+k': palette })
  return (
    <>
      <input aria-label="Name" />
      <div role="dialog" aria-label="Over it">
        <button type="button">Inside</button>
      </div>
      <div className="ant-drawer ant-drawer-open" role="dialog" aria-label="A record">
        <button type="button">Within the record</button>
      </div>
      <div className="ant-drawer ant-drawer-open kit-form-drawer" role="dialog" aria-label="A form">
        <button type="button">Within the form</button>
      </div>
    </>
  )
}

const drawn = () => {
  const find = vi.fn()
  const palette = vi.fn()
  render(<Page find={find} palette={palette} />)
  return { find, palette, user: userEvent.setup() }
}

test('a key of the page acts', async () => {
  const { find, palette, user } = drawn()
  await user.keyboard('/')
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('{Meta>}k{/Meta}')
  expect(find).toHaveBeenCalledOnce()
  expect(palette).toHaveBeenCalledTimes(2)
})

test('while one types only keys with Ctrl or ⌘ act', async () => {
  const { find, palette, user } = drawn()
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(input, 'a/b')
  expect(input.value).toBe('a/b')
  expect(find).not.toHaveBeenCalled()
  await user.keyboard('{Control>}k{/Control}')
  expect(palette).toHaveBeenCalledOnce()
})

test('under an open dialog none acts', async () => {
  const { find, palette, user } = drawn()
  await user.click(screen.getByRole('button', { name: 'Inside' }))
  await user.keyboard('/{Control>}k{/Control}')
  expect(find).not.toHaveBeenCalled()
  expect(palette).not.toHaveBeenCalled()
})

test('over a drawer those with Ctrl or ⌘ do, unless it holds a form', async () => {
  const { find, palette, user } = drawn()
  screen.getByRole('button', { name: 'Within the form' }).focus()
  await user.keyboard('/{Control>}k{/Control}')
  expect(palette).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Within the record' }).focus()
  await user.keyboard('/{Control>}k{/Control}')
  expect(find).not.toHaveBeenCalled()
  expect(palette).toHaveBeenCalledOnce()
})

import { act, screen } from '@testing-library/react'
import { Button, Drawer, Modal } from 'antd'
import { createContext, useContext, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import {
  DialogOutlet,
  type DialogProps,
  type FadingDialogProps,
  useDialog,
  useFadingDialog,
  useHasDialog,
} from './useDialog'

afterEach(() => vi.useRealTimers())

const Place = createContext('the page')

interface NamedProps extends DialogProps {
  readonly name: string
}

function Named({ name, onClose }: NamedProps) {
  const openOther = useDialog(Other)
  return (
    <Modal open title={`${name} in ${useContext(Place)}`} onCancel={onClose} footer={null}>
      <Button onClick={() => openOther()}>Go on</Button>
      <Button onClick={onClose}>Leave {name}</Button>
    </Modal>
  )
}

const Other = ({ onClose }: DialogProps) => (
  <Modal open title="Other" onCancel={onClose} footer={<Button onClick={onClose}>Leave</Button>} />
)

function Opener() {
  const open = useDialog(Named)
  const hasDialog = useHasDialog()
  return (
    <>
      <p>{hasDialog ? 'One is open' : 'None is open'}</p>
      <Button onClick={() => open({ name: 'First' })}>Open first</Button>
      <Button onClick={() => open({ name: 'Second' })}>Open second</Button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const titles = () =>
  screen
    .queryAllByRole('dialog', { hidden: true })
    .map(
      (each) =>
        each.getAttribute('aria-label') ?? each.querySelector('.ant-modal-title')?.textContent,
    )

test('it stands until it closes itself, and is gone at once', async () => {
  const { user } = renderInApp(<Opener />)
  expect(screen.getByText('None is open')).toBeDefined()
  await user.click(button('Open first'))
  expect(titles()).toEqual(['First in the page'])
  expect(screen.getByText('One is open')).toBeDefined()
  await user.click(button('Leave First'))
  expect(titles()).toEqual([])
  expect(screen.getByText('None is open')).toBeDefined()
})

test('opened twice from one place it is one dialog, with what was given last', async () => {
  const { user } = renderInApp(<Opener />)
  await user.click(button('Open first'))
  await user.click(button('Open second'))
  expect(titles()).toEqual(['Second in the page'])
})

test('others stand above it, and close for themselves', async () => {
  const { user } = renderInApp(<Opener />)
  await user.click(button('Open first'))
  await user.click(button('Go on'))
  expect(titles()).toEqual(['First in the page', 'Other'])
  await user.click(button('Leave'))
  expect(titles()).toEqual(['First in the page'])
})

test('it is drawn where the nearest outlet stands, and goes with it', async () => {
  function Pages() {
    const [isThere, setThere] = useState(true)
    return (
      <>
        {isThere && (
          <Place value="a page">
            <DialogOutlet>
              <Opener />
            </DialogOutlet>
          </Place>
        )}
        <Button onClick={() => setThere(false)}>Go</Button>
      </>
    )
  }
  const { user } = renderInApp(<Pages />)
  await user.click(button('Open first'))
  expect(titles()).toEqual(['First in a page'])
  await user.click(button('Go'))
  expect(titles()).toEqual([])
})

test('opened within a drawer it stands above it', async () => {
  const { user } = renderInApp(
    <Drawer open>
      <Drawer open>
        <Opener />
      </Drawer>
    </Drawer>,
  )
  await user.click(button('Open first'))
  const level = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ style }) => Number(style.zIndex))
  expect(Math.max(...level('.ant-modal-wrap'))).toBeGreaterThan(Math.max(...level('.ant-drawer')))
})

interface NoteProps extends FadingDialogProps {
  readonly text: string
}

const Note = ({ text, open, onClose }: NoteProps) => (
  <section aria-label={open ? 'Open note' : 'Closed note'}>
    {text}
    <Button onClick={onClose}>Close note</Button>
  </section>
)

function Noter() {
  const show = useFadingDialog(Note)
  return (
    <>
      <p>{useHasDialog() ? 'One is open' : 'None is open'}</p>
      <Button onClick={() => show({ text: 'First' })}>Show first</Button>
      <Button onClick={() => show({ text: 'Second' })}>Show second</Button>
    </>
  )
}

test('one that fades keeps what it showed while it goes, and stays when it is opened again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderInApp(<Noter />)
  await user.click(button('Show first'))
  expect(screen.getByRole('region', { name: 'Open note' }).textContent).toContain('First')
  expect(screen.getByText('None is open')).toBeDefined()
  await user.click(button('Close note'))
  expect(screen.getByRole('region', { name: 'Closed note' }).textContent).toContain('First')
  await user.click(button('Show second'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('region', { name: 'Open note' }).textContent).toContain('Second')
  await user.click(button('Close note'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('region')).toBeNull()
})

import { screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { lazyComponent } from './lazyComponent'

interface GreetingProps {
  readonly name: string
  readonly onClose?: () => void
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>
const lost = () => Promise.reject(new Error('no such file'))

test('nothing shows until the code is there; then it is there at once, everywhere', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Lazy = lazyComponent(load)
  renderInApp(<Lazy name="Ada" />)
  expect(screen.queryByText('Hello Ada')).toBeNull()
  expect(await screen.findByText('Hello Ada')).toBeDefined()
  renderInApp(<Lazy name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test('code that does not come is told in a toast, and the page stays whole', async () => {
  const Lazy = lazyComponent<GreetingProps>(lost)
  renderInApp(
    <>
      <p>The page</p>
      <Lazy name="Ada" />
    </>,
  )
  expect(await screen.findByText(/The console cannot be reached/)).toBeDefined()
  expect(screen.getByText('The page')).toBeDefined()
})

interface OpenerProps {
  readonly Lazy: ComponentType<GreetingProps>
  /** It is drawn before it is asked for. */
  readonly stays?: boolean
}

function Opener({ Lazy, stays = false }: OpenerProps) {
  const [name, setName] = useState('')
  return (
    <>
      <button type="button" onClick={() => setName('Ada')}>
        Greet
      </button>
      {(stays || name) && <Lazy name={name} onClose={() => setName('')} />}
    </>
  )
}

const failure = () => screen.findAllByText(/The console cannot be reached/)

test.each([false, true])('the next use loads again; drawn before: %s', async (stays) => {
  const load = vi.fn<() => Promise<typeof Greeting>>(lost)
  const { user } = renderInApp(<Opener Lazy={lazyComponent(load)} stays={stays} />)
  if (!stays) await user.click(screen.getByRole('button', { name: 'Greet' }))
  expect(await failure()).toHaveLength(1)
  expect(load).toHaveBeenCalledOnce()
  load.mockImplementation(() => Promise.resolve(Greeting))
  await user.click(screen.getByRole('button', { name: 'Greet' }))
  expect(await screen.findByText('Hello Ada')).toBeDefined()
})

test('what waits for the component is ended in its own way', async () => {
  const settle = vi.fn()
  const Lazy = lazyComponent<{ settle: (agreed: boolean) => void }>(lost, (props) =>
    props.settle(false),
  )
  renderInApp(<Lazy settle={settle} />)
  await vi.waitFor(() => expect(settle).toHaveBeenCalledExactlyOnceWith(false))
})

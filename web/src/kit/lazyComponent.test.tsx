import { render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent'

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

test('nothing shows until the code is there; then it is there at once, everywhere', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting))
  const Part = lazyComponent(load)
  const { container } = render(<Part name="Ada" />)
  expect(container.textContent).toBe('')
  expect(await screen.findByText('Hello Ada')).toBeDefined()
  render(<Part name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

test('code that does not come is an error where the part stands', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Part = lazyComponent<object>(() => Promise.reject(new Error('no such file')))
  const { container } = render(
    <Boundary>
      <Part />
    </Boundary>,
  )
  await waitFor(() => expect(container.textContent).toBe('no such file'))
})

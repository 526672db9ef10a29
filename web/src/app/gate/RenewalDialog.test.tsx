import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { goSignIn } from '@/session/redirects'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { WorldChip } from '../shell/SimulatorButton'
import { RenewalDialog } from './RenewalDialog'

const nothing = () => undefined

afterEach(() => {
  localStorage.clear()
  document.querySelector('meta[name="simulator"]')?.remove()
  vi.unstubAllGlobals()
})

test('when the world has ended it is said which, and there is no form to sign in to it again', async () => {
  localStorage.setItem('pitboss.world', 'lab')
  answering(({ url }) =>
    answer({ http: url.includes('world=lab') ? 404 : 200, messages: ['There is no world lab.'] }),
  )
  const onLeave = vi.fn()
  const { user } = renderInApp(
    <RenewalDialog
      reason="You are signed out."
      email="a@b.test"
      onRenewed={nothing}
      onUnavailable={nothing}
      onLeave={onLeave}
    />,
  )
  expect(await screen.findByRole('dialog', { name: 'The world lab has ended' })).toBeDefined()
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave this page' }))
  expect(onLeave).toHaveBeenCalledOnce()
})

test.each([
  ['lab', '/admin?next=%2Fa%3Fb%3D1&world=lab'],
  ['default', '/admin?next=%2Fa%3Fb%3D1'],
])('the sign-in page is asked for with the world %s', (world, address) => {
  localStorage.setItem('pitboss.world', world)
  const replace = vi.fn()
  vi.stubGlobal('location', { pathname: '/a', search: '?b=1', replace })
  goSignIn({ back: true })
  expect(replace).toHaveBeenCalledWith(address)
})

test('a world other than the usual one stands in the top bar', () => {
  const meta = document.createElement('meta')
  meta.name = 'simulator'
  meta.content = 'true'
  document.head.append(meta)
  localStorage.setItem('pitboss.world', 'default')
  renderInApp(<WorldChip />).unmount()
  expect(screen.queryByTitle(/^World:/)).toBeNull()
  localStorage.setItem('pitboss.world', 'lab')
  renderInApp(<WorldChip />)
  expect(screen.getByTitle('World: lab').textContent).toBe('lab')
})

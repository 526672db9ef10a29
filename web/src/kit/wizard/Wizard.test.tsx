import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Wizard } from './Wizard'

const STEPS = ['Figures', 'Result']

function Two({ onClose }: { readonly onClose: () => void }) {
  const [current, setCurrent] = useState(0)
  const next = current === 0 ? () => setCurrent(1) : onClose
  return (
    <Wizard
      title="Calculator"
      steps={STEPS}
      current={current}
      next={{ label: current === 0 ? 'Next' : 'Finish', run: next }}
      onBack={() => setCurrent(0)}
      onClose={onClose}
    >
      <p>{STEPS[current]} here</p>
    </Wizard>
  )
}

const press = (name: string) => screen.getByRole('button', { name })

test('it leads on and back, and ends with its last step', async () => {
  const onClose = vi.fn()
  const { user } = renderInApp(<Two onClose={onClose} />)
  expect(await screen.findByText('Figures here')).toBeTruthy()
  expect(press('Back')).toHaveProperty('disabled', true)
  await user.click(press('Next'))
  expect(screen.getByText('Result here')).toBeTruthy()
  await user.click(press('Back'))
  expect(screen.getByText('Figures here')).toBeTruthy()
  await user.click(press('Next'))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(press('Finish'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('it is left by its cross and at its foot', async () => {
  const onClose = vi.fn()
  const { user } = renderInApp(<Two onClose={onClose} />)
  await user.click(press('Close'))
  expect(onClose).toHaveBeenCalledOnce()
  await user.click(press('Cancel'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

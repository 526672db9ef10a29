import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { EndingCertificates } from './EndingCertificates'

test.each([
  [1, '1 certificate expires within 45 days'],
  [1_204, '1,204 certificates expire within 45 days'],
])('%s that end are counted, and listed alone once that is pressed', async (count, text) => {
  const onShow = vi.fn()
  const { user } = renderInApp(<EndingCertificates count={count} onShow={onShow} />)
  await user.click(screen.getByRole('button', { name: text }))
  expect(onShow).toHaveBeenCalledOnce()
})

test.each([0, null, undefined])('nothing is said of %s', (count) => {
  renderInApp(<EndingCertificates count={count} onShow={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})

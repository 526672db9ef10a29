import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { useAddressChoice } from './useAddressChoice'

function Tab() {
  const { search } = useLocation()
  return (
    <p>
      {useAddressChoice('tab', ['cards', 'risk']) ?? 'none'} of {search || 'nothing'}
    </p>
  )
}

test.each([
  ['/?tab=cards', 'cards of ?tab=cards', null],
  ['/', 'none of nothing', null],
  ['/?tab=moon&opId=aurora', 'none of ?opId=aurora', 'Tab'],
])('%s says %s', async (at, text, told) => {
  renderInApp(<Tab />, { at })
  expect(await screen.findByText(text)).toBeDefined()
  const words = /^Values in this link that cannot be read were left out/
  if (told) expect((await screen.findByText(words)).textContent).toMatch(` ${told}.`)
  else expect(screen.queryByText(words)).toBeNull()
})

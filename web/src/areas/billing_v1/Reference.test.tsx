import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Reference } from './Reference'

const defaultWidth = innerWidth
afterEach(() => {
  window.innerWidth = defaultWidth
})

test.each([
  [1280, 'INV-meridian-east-202610', 'INV-meridian-east-202610'],
  [1280, 'aff-equinox-turbo-1/2026-10', 'aff-equinox-tur…-1/2026-10'],
  [1920, 'aff-equinox-turbo-1/2026-10', 'aff-equinox-turbo-1/2026-10'],
  [390, 'INV-meridian-east-202610', 'INV-meri…ast-202610'],
  [390, 'INV-borealis-202610', 'INV-borealis-202610'],
  [390, '', 'bil_2fe…0272'],
])('in a window of %i the end of a reference is in sight: %s', (width, text, expected) => {
  window.innerWidth = width
  render(<Reference text={text} id="bil_2fe101e3943de3fb0272" />)
  expect(screen.getByText(expected).title).toBe(text || 'bil_2fe101e3943de3fb0272')
})

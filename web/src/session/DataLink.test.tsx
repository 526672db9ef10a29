import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { DataLink } from './DataLink'

const drawn = (address: string) => {
  renderInApp(<DataLink address={address}>Open link</DataLink>)
  return screen.queryByRole('link')?.getAttribute('href') ?? null
}

test.each([
  ['/players/P1?opId=aurora', '/players/P1?opId=aurora'],
  [`${location.origin}/billing/meV2`, '/billing/meV2'],
  ['https://tronscan.org/#/transaction/ab', 'https://tronscan.org/#/transaction/ab'],
  ['HTTPS://tronscan.org', 'https://tronscan.org/'],
])('%s leads to %s', (address, href) => {
  expect(drawn(address)).toBe(href)
  expect(screen.getByRole('link').textContent).toBe('Open link')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https:///evil.example',
  'https://user:word@evil.example',
  'https://tronscan.org@evil.example',
  'http://evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'mailto:a@b.test',
  '/api/auth/logout',
  '/admin',
  `${location.origin}/api/auth/logout`,
  '/nowhere',
])('%j is text', (address) => {
  expect(drawn(address)).toBeNull()
  expect(document.querySelector('bdi')?.textContent).toBe(address)
})

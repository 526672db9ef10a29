import { expect, test } from 'vitest'
import { pages } from '@/app/routes'
import { pagePaths } from '../../../pagePaths'
import { destination } from './labels'

test.each([
  ['/billing/meV2?opId=aurora', '/billing/meV2?opId=aurora'],
  [null, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/admin?next=/admin', '/'],
  ['/admin', '/'],
  ['/administrators', '/'],
  ['/\t/evil.example', '/'],
  ['/api/auth/logout', '/'],
  ['/players/P1', '/players/P1'],
  ['/players/P1/more', '/'],
  ['/billing/x/../meV2', '/billing/meV2'],
  ['//', '/'],
  ['/.//', '/'],
])('after signing in, %s leads to %s', (next, expected) => {
  expect(destination(next)).toBe(expected)
})

/** What could have an address mean another site, or something that is no page, before, between and after. */
const BEFORE = [
  ...[
    '',
    '/',
    '//',
    '///',
    '////',
    '\\',
    '\\\\',
    '/\\',
    '\\/',
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    '\n//',
    ' //',
    '\0//',
  ],
  ...[
    '/\t\\',
    '/\n\\',
    '\t/\t/',
    '/./',
    '/../',
    '/.//',
    '/..//',
    '/%2e//',
    '/%2e%2e//',
    './/',
    '..//',
    '/;/',
    '/;//',
    '?//',
    '#//',
  ],
  ...[
    'http:',
    'https:',
    'http:/',
    'https:/',
    'http://',
    'https://',
    'HTTPS://',
    'https:\\\\',
    'ht\ttps://',
    'https:///',
  ],
  ...[
    'ftp://',
    'ws://',
    'file:///',
    'blob:',
    'blob:http://127.0.0.1:8000/',
    'filesystem:http://127.0.0.1:8000/',
  ],
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    '\u0001javascript:',
    'javascript://',
    'vbscript:',
    'data:text/html,',
    'data:,',
    'about:',
    'view-source:',
  ],
  ...[
    'http://127.0.0.1:8000@',
    'http://127.0.0.1:8000.',
    'http://127.0.0.1:80001/',
    'https://127.0.0.1:8000/',
    '//127.0.0.1:8000@',
    '//127.0.0.1:8000\\@',
  ],
  ...[
    '/api/',
    '/api/auth/logout?',
    '/admin/',
    '/admin?next=/',
    '/ADMIN/',
    '/assets/',
    '/healthz/',
    '/billing/meV2/..//',
    '/billing/meV2/../../',
    '/%61pi/',
    '/players/../api/',
  ],
]
const BETWEEN = ['', '/', '\\', '\t', '\n', '\r', '%09', '%2f', '%5c', '@', '.', '。', '?', ';']
const AFTER = [
  'evil.example',
  'evil.example/billing/meV2',
  'auth/logout',
  '[::1]:8000/',
  '2130706433',
  '%65vil.example',
  'alert(1)',
]

test('no address that was made up for it leads to another site, or to what is no page', () => {
  const made = BEFORE.flatMap((one) =>
    BETWEEN.flatMap((two) => AFTER.map((last) => one + two + last)),
  )
  const payloads = [...new Set(made)]
  expect(payloads.length).toBeGreaterThanOrEqual(600)
  const asked = payloads.map(
    (payload) => new URLSearchParams(`next=${encodeURIComponent(payload)}`),
  )
  const found = asked.map((query) => new URL(destination(query.get('next')), location.origin))
  expect(found.filter(({ origin }) => origin !== location.origin)).toEqual([])
  // Some end as a query or a fragment of the start page, and nowhere else.
  expect([...new Set(found.map(({ pathname }) => pathname))]).toEqual(['/'])
})

test('every page is a destination, and the sign-in page knows them all', () => {
  for (const { path } of pages) {
    const address = `${path.replace(/:\w+/g, 'A%201')}?opId=aurora#top`
    expect(destination(address)).toBe(address)
    expect(destination(`${location.origin}${address}`)).toBe(address)
  }
  expect(pagePaths()).toEqual(pages.map(({ path }) => path).sort())
})

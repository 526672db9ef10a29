import { expect, test } from 'vitest'
import { otherDomain, setUpWarning } from './labels'

const record = (at: number) => ({ type: 'CNAME', name: `n${at}.a.com`, isSetUp: true })
const other = { type: 'TXT', name: 'a.com', isSetUp: false }

test('nothing is said of records that no setup relies on', () => {
  expect(setUpWarning([other])).toBeNull()
})

test.each([
  [2, 'CNAME n0.a.com, CNAME n1.a.com'],
  [7, 'CNAME n0.a.com, CNAME n1.a.com, CNAME n2.a.com, CNAME n3.a.com, CNAME n4.a.com, 2 more'],
])('%i records that it relies on are named, the first five', (count, names) => {
  const records = [other, ...Array.from({ length: count }, (_each, at) => record(at))]
  expect(setUpWarning(records)).toBe(
    `The domain setup created ${count} of these records and relies on them: ${names}.`,
  )
})

test.each([
  ['shop.other.com', ['a.com'], 'other.com'],
  ['a.con.com', ['a.com'], 'con.com'],
  ['WWW.Lumen.test.', ['a.test'], 'lumen.test'],
  ['www.a.com', ['a.com'], null],
  ['A.com', ['a.com'], null],
  ['www', ['a.com'], null],
  ['_dnsauth.www', ['a.com'], null],
  ['mail.b.org', ['a.com', 'b.org'], null],
  ['notb.org', ['a.com', 'b.org'], 'notb.org'],
  ['com', ['a.com'], null],
])('%s within %j ends in the domain %s', (name, zones, other) => {
  expect(otherDomain(name, zones)).toBe(other)
})

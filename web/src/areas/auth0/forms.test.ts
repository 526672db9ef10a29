import { expect, test } from 'vitest'
import { formFault, inForm } from './forms'

test.each([
  ['Origin', 'https://play.example.com', null],
  ['Origin', 'https://play.example.com/', 'Origin has the form {host}.'],
  ['Logout', 'https://play.example.com/admin', null],
  ['Logout', 'https://play.example.com', 'Logout has the form {host}/admin.'],
  ['Callback', 'https://play.example.com/api/auth/callback', null],
  ['Callback', 'http://localhost:8000/api/auth/callback', null],
  ['Origin', 'play.example.com', 'Enter a full URL, such as https://www.example.com.'],
] as const)('%s %s', (type, url, fault) => {
  expect(formFault(url, type)).toBe(fault)
})

test('another type keeps the host', () => {
  expect(inForm('https://a.example.com/admin', 'Callback')).toBe(
    'https://a.example.com/api/auth/callback',
  )
  expect(inForm('not a url', 'Logout')).toBe('not a url')
})

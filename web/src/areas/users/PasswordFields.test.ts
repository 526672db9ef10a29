import { expect, test } from 'vitest'
import { PASSWORD_RULE, PASSWORDS_DIFFER } from '@/api/gen/shared/constants'
import { passwordProblem } from './PasswordFields'
import { changeHints } from './passwordHints'

test.each([
  ['aB1', ['At least 8 characters']],
  ['ABCDEFG1', ['One lowercase letter']],
  ['abcdefg1', ['One uppercase letter']],
  ['abcdefGH', ['One digit']],
  [
    '-------',
    ['At least 8 characters', 'One lowercase letter', 'One uppercase letter', 'One digit'],
  ],
  ['Äß34567é', []],
])('%s lacks %j', (password, lacking) => {
  const unmet = changeHints(password).filter(({ isMet }) => !isMet)
  expect(unmet.map(({ label }) => label)).toEqual(lacking)
})

test('a password counts once it is the same twice', () => {
  const newPassword = 'Chosen-2026'
  expect(passwordProblem({ newPassword, passwordConfirm: 'Chosen-202' })).toBe(PASSWORDS_DIFFER)
  expect(passwordProblem({ newPassword, passwordConfirm: newPassword })).toBeUndefined()
  expect(passwordProblem({ newPassword: 'short', passwordConfirm: 'short' })).toBe(PASSWORD_RULE)
})

import { describe, expect, test } from 'vitest'
import { assignable, disabledReasonOf, newPasswordHints, operatorOf, stateOf } from './labels'

describe('a new password', () => {
  const names = { email: 'nadia@aurora.test', nickname: 'Nina', userCode: 'u-77' }
  const [LENGTH, TYPES, NAMES, LONG] = [
    'At least 8 characters',
    'Three of: lowercase letters, uppercase letters, digits, other characters',
    'Does not contain the email name, nickname or user code',
    'At most 128 characters',
  ] as const

  test.each([
    ['', [LENGTH, TYPES, NAMES]],
    ['aB1-xyz', [LENGTH]],
    ['lamplight', [TYPES]],
    ['Lamplight', [TYPES]],
    ['lamplight-7', []],
    ['Lamplight7', []],
    ['12-NADIA-ab', [NAMES]],
    ['my-Nina-77', [NAMES]],
    ['my-U-77-lamp', [NAMES]],
    [`aB1${'x'.repeat(126)}`, [LONG]],
  ])('%s lacks %j', (password, lacking) => {
    const unmet = newPasswordHints(password, names).filter(({ isMet }) => !isMet)
    expect(unmet.map(({ label }) => label)).toEqual(lacking)
  })

  test('may hold a name of three letters', () => {
    const hints = newPasswordHints('Lamp-ada-7', { ...names, nickname: 'Ada' })
    expect(hints.every(({ isMet }) => isMet)).toBe(true)
  })
})

test('a super admin gives every role but an affiliate’s, others those of operators', () => {
  const ofOperators = ['OPERATOR_ADMIN', 'OPERATOR_MANAGER']
  for (const operation of ['adminCreate', 'adminRoleChange'] as const) {
    expect(assignable(operation, 'SUPER_ADMIN')).toEqual([
      'SUPER_ADMIN',
      'ADMIN',
      'DEV_OPS',
      ...ofOperators,
    ])
    expect(assignable(operation, 'ADMIN')).toEqual(ofOperators)
    expect(assignable(operation, 'OPERATOR_ADMIN')).toEqual(ofOperators)
    expect(assignable(operation, 'OPERATOR_MANAGER')).toEqual([])
  }
})

test('an act is closed for the reason that the platform gives', () => {
  const admin = { denials: { delete: 'This is the last super admin who is not blocked.' } }
  expect(disabledReasonOf('delete')(admin)).toBe('This is the last super admin who is not blocked.')
  expect(disabledReasonOf('block')(admin)).toBeNull()
  expect(disabledReasonOf('block')({})).toBeNull()
})

test('a blocked account is told so before all else, and one of no operator is the platform’s', () => {
  expect(stateOf({ isBlocked: true, mustChangePassword: true }).label).toBe('Blocked')
  expect(stateOf({ isBlocked: false, mustChangePassword: true }).label).toBe('Must change password')
  expect(stateOf({ isBlocked: false }).label).toBe('Active')
  expect(operatorOf({})).toBe('Platform')
  expect(operatorOf({ opId: 'aurora', opTitle: 'Aurora' })).toBe('Aurora')
})

import { expect, test } from 'vitest'
import type { AfdDomain } from '@/api/gen/afd/endpoints'
import { notDeleted, notMoved, notRenewed, txtName } from './labels'

const domain = (given: Partial<AfdDomain>): AfdDomain =>
  ({
    domainValidationState: 'Approved',
    provisioningState: 'Succeeded',
    isAssociated: false,
    ...given,
  }) as AfdDomain

test.each([
  ['Pending', false],
  ['Approved', false],
  ['TimedOut', true],
  ['PendingRevalidation', true],
] as const)('a %s validation takes a new token: %s', (domainValidationState, may) => {
  expect(notRenewed(domain({ domainValidationState })) === null).toBe(may)
})

test('routes wait until the front door has finished', () => {
  expect(notMoved(domain({ provisioningState: 'Updating' }))).not.toBeNull()
  expect(notMoved(domain({ provisioningState: 'Failed' }))).toBeNull()
})

test('what is on a route or on its way out is not deleted', () => {
  expect(notDeleted(domain({ isAssociated: true }))).toMatch(/routes/)
  expect(notDeleted(domain({ provisioningState: 'Deleting' }))).toMatch(/being deleted/)
  expect(notDeleted(domain({}))).toBeNull()
})

test('the validation looks below _dnsauth', () => {
  expect(txtName('play.example.com')).toBe('_dnsauth.play.example.com')
})

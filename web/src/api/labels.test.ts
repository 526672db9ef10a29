import { describe, expect, test } from 'vitest'
import { LABELS } from './gen/shared/labels'
import { fieldLabel, inLabels, inWords } from './labels'

test.each([
  ['superAdminNote', 'Super admin note'],
  ['minOddsInUSD', 'Min odds in USD'],
  ['casinoGGRPercentage', 'Casino GGR percentage'],
  ['_id', 'ID'],
  ['playerId', 'Player ID'],
  ['uuid', 'UUID'],
  ['kycStatus', 'KYC status'],
  ['iban', 'IBAN'],
  ['dnsRecordName', 'Name'],
  ['opId', 'Operator'],
  ['additionalCosts.0.name', 'Additional costs 1, name'],
  ['settings.2.lostAmountInUSD', 'Settings 3, loss from'],
  ['columns.1', 'Columns 2'],
])('%s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})

test('the contract has no label that the wire name spells', () => {
  expect(Object.entries(LABELS).filter(([name, label]) => inWords(name) === label)).toEqual([])
})

describe('messages for people', () => {
  test('say the label in place of the wire name', () => {
    const fields = { dnsRecordName: 'A CNAME cannot share its name with another record.' }
    expect(
      inLabels(['dnsRecordName: A CNAME cannot share its name with another record.'], fields),
    ).toEqual(['A CNAME cannot share its name with another record.'])
    expect(inLabels(['token: Not found.'], { token: 'Not found.' })).toEqual([
      'CF account: Not found.',
    ])
  })

  test('do not say it twice', () => {
    const fields = { month: 'Month is required.', advance: 'A duration such as P1D is expected.' }
    expect(inLabels(['month: Month is required.'], fields)).toEqual(['Month is required.'])
    expect(inLabels(['advance: A duration such as P1D is expected.'], fields)).toEqual([
      'A duration such as P1D is expected.',
    ])
  })

  test('stay as they are where they name no field of the failure', () => {
    expect(inLabels(['Note: the invoice is paid.', 'month: Ended.'], { year: 'Early.' })).toEqual([
      'Note: the invoice is paid.',
      'month: Ended.',
    ])
  })

  test.each([
    ['amountInUSD: At least 0.01.', 'Amount in USD: At least 0.01.'],
    ['additionalCosts.0.name: Too long.', 'Additional costs 1, name: Too long.'],
    ['zoneName: Domain is required.', 'Domain is required.'],
    ['Note: the invoice is paid.', 'Note: the invoice is paid.'],
    ['See https://status.example.', 'See https://status.example.'],
  ])('name the field also where the platform tells no fields apart: %j', (message, shown) => {
    expect(inLabels([message], {})).toEqual([shown])
  })
})

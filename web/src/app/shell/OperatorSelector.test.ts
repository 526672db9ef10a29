import { describe, expect, test } from 'vitest'
import { optionsFor, withOperator } from './OperatorSelector'

const aurora = { opId: 'aurora', title: 'Aurora', isActive: true }
const north = { opId: 'aurora-north', title: 'North', parentOpId: 'aurora', isActive: true }
const asleep = { opId: 'zenith', title: 'Zenith', isActive: false }

describe('options', () => {
  test.each([
    ['SUPER_ADMIN', ['All Operators', 'CMS DEFAULT']],
    ['ADMIN', ['All Operators', 'CMS DEFAULT']],
    ['OPERATOR_ADMIN', ['All Brands']],
    ['OPERATOR_MANAGER', ['All Brands']],
  ] as const)('%s begins with %o', (role, wide) => {
    expect(optionsFor(role, [aurora]).map(({ label }) => label)).toEqual([...wide, 'Aurora'])
  })

  test('DEV_OPS has no All Operators', () => {
    expect(optionsFor('DEV_OPS', [aurora]).map(({ label }) => label)).toEqual(['Aurora'])
  })

  test('brands are told apart, and so is what is inactive', () => {
    expect(optionsFor('DEV_OPS', [north, asleep])).toEqual([
      { value: 'aurora-north', label: 'North', isBrand: true },
      { value: 'zenith', label: 'Zenith (inactive)', isBrand: false },
    ])
  })
})

describe('choosing', () => {
  const [all, content, operator, brand] = optionsFor('ADMIN', [aurora, north])

  test('an operator stands in the address, on the first page', () => {
    if (!operator) throw new Error('no option')
    expect(withOperator(new URLSearchParams('page=4&year=2026'), operator).toString()).toBe(
      'year=2026&opId=aurora',
    )
  })

  test('a brand says so', () => {
    if (!brand) throw new Error('no option')
    expect(withOperator(new URLSearchParams('opId=aurora'), brand).toString()).toBe(
      'opId=aurora-north&isBrand=true',
    )
  })

  test('CMS DEFAULT stands for an operator', () => {
    if (!content) throw new Error('no option')
    expect(withOperator(new URLSearchParams('isBrand=true'), content).toString()).toBe(
      'opId=DEFAULT',
    )
  })

  test('everything takes both away', () => {
    if (!all) throw new Error('no option')
    expect(withOperator(new URLSearchParams('opId=a&isBrand=true'), all).toString()).toBe('')
  })
})

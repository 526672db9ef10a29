import { describe, expect, test } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import { pagesOf } from './routes'

const OPERATORS = '/billing/operators'
const ME = '/billing/me'
const INVOICES = '/billing/invoices'
const BRANDS = '/billing/brands'
const AFFILIATES = '/billing/affiliates'
const RECORDS = [OPERATORS, ME, INVOICES, BRANDS, AFFILIATES]

describe('pages of records', () => {
  test.each([
    ['SUPER_ADMIN', {}, [OPERATORS, INVOICES, BRANDS, AFFILIATES]],
    ['ADMIN', {}, [OPERATORS, INVOICES, BRANDS, AFFILIATES]],
    ['DEV_OPS', {}, []],
    ['OPERATOR_ADMIN', { opId: 'aurora' }, [ME, INVOICES, BRANDS, AFFILIATES]],
    ['OPERATOR_MANAGER', { opId: 'aurora' }, [ME, INVOICES, BRANDS, AFFILIATES]],
    ['OPERATOR_ADMIN', { opId: 'n', parentOpId: 'aurora' }, [ME, INVOICES, AFFILIATES]],
    ['OPERATOR_MANAGER', { opId: 'n', parentOpId: 'aurora' }, [ME, INVOICES, AFFILIATES]],
    ['AFFILIATE', { opId: 'aurora' }, [AFFILIATES]],
  ] as const)('%s at %o has %j', (role, place, expected) => {
    const paths = pagesOf({ role, ...place, permissions: [...permissionValues] }).map(
      ({ path }) => path,
    )
    expect(paths.filter((path) => RECORDS.includes(path))).toEqual(expected)
  })

  test('none is open without its permission', () => {
    const paths = pagesOf({ role: 'SUPER_ADMIN', permissions: [] }).map(({ path }) => path)
    expect(paths.filter((path) => RECORDS.includes(path))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { exportBody, newExport } from './values'

const ZONE = 'Asia/Tehran'

describe('an export of high depositors', () => {
  test('starts with the month up to the user’s today', () => {
    const { from, to, ...rest } = newExport('aurora', Date.parse('2026-11-15T22:00:00Z'), ZONE)
    expect(from).toBe('2026-11-01')
    expect(to).toBe('2026-11-16')
    expect(rest).toEqual({ opId: 'aurora', includeBrands: true, trimDecimals: false })
  })

  test('holds both days whole, as the user’s clocks have them', () => {
    const values = {
      opId: 'aurora',
      depositAmountInUSDThreshold: 0,
      from: '2026-11-01',
      to: '2026-11-01',
    }
    expect(exportBody(values, ZONE)).toEqual({
      opId: 'aurora',
      depositAmountInUSDThreshold: 0,
      from: '2026-10-31T20:30:00.000Z',
      to: '2026-11-01T20:29:59.999Z',
    })
  })
})

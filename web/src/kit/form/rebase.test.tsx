import { renderHook } from '@testing-library/react'
import type { FormInstance } from 'antd'
import { describe, expect, test } from 'vitest'
import { differencesOf, rebased, shownValue, theirsOf, useRebase } from './rebase'

interface ControlProps {
  readonly unit?: string
  readonly options?: readonly { value: string; label: string }[]
}
const Control = (_props: ControlProps) => null

const was = { title: 'March', amountInUSD: 100, note: '' }
const theirs = { title: 'March', amountInUSD: 250, note: 'Theirs' }

describe('a form on top of a newer record', () => {
  test('keeps what the user changed and takes theirs for all else', () => {
    const { values } = rebased(was, theirs, { ...was, title: 'Mine' })
    expect(values).toEqual({ title: 'Mine', amountInUSD: 250, note: 'Theirs' })
  })

  test('keeps the user’s where both changed the same field', () => {
    const { values } = rebased(was, theirs, { ...was, amountInUSD: 99 })
    expect(values['amountInUSD']).toBe(99)
  })

  test('tells each field that either changed, by its label and with its unit', () => {
    const shown = new Map([
      ['amountInUSD', { label: 'Amount', control: <Control unit="USD" /> }],
      ['title', { label: 'Title', control: null }],
    ])
    expect(differencesOf(was, theirs, { ...was, title: 'Mine' }, shown)).toEqual([
      { field: 'amountInUSD', label: 'Amount', was: '100 USD', theirs: '250 USD', yours: null },
      { field: 'note', label: 'Note', was: '—', theirs: 'Theirs', yours: null },
      { field: 'title', label: 'Title', was: 'March', theirs: 'March', yours: 'Mine' },
    ])
  })

  test('counts an emptied field as changed, and nothing, null and no text as the same', () => {
    const { fields } = rebased({ a: 'x', b: null }, { a: 'x', b: undefined }, { a: '', b: '' })
    expect(fields).toEqual(['a'])
  })

  test('follows the record only in what the form took from it', () => {
    const seen = { title: 'March', playerNote: 'Said before' }
    const now = { title: 'April', playerNote: 'Said since' }
    expect(theirsOf({ title: 'March', playerNote: '' }, seen, now)).toEqual({
      title: 'April',
      playerNote: '',
    })
  })

  test('begins with the record as it was when the form opened, whatever was read since', () => {
    const form = { getFieldsValue: () => ({ title: 'March' }) } as unknown as FormInstance
    const seen = { revision: 1, title: 'March' }
    const now = { revision: 2, title: 'April' }
    const { result, rerender } = renderHook(
      (record) =>
        useRebase({ record, initial: { title: record.title }, toArg: (values) => values }, form),
      { initialProps: seen },
    )
    rerender(now)
    expect(result.current.base()).toBe(seen)
    expect(result.current.rebase?.(now)).toMatchObject({
      arg: { title: 'April' },
      differences: [{ was: 'March', theirs: 'April', yours: null }],
    })
  })

  test.each([
    ['a title that the record has', { revision: 1, title: 'Mine' }, ['title']],
    ['a note that is no field of the record', { revision: 1 }, []],
  ])('compares %s', (_what, record, expected) => {
    const form = { getFieldsValue: () => ({ title: 'Yours' }) } as unknown as FormInstance
    const { result } = renderHook(() =>
      useRebase({ record, initial: { title: '' }, toArg: (values) => values }, form),
    )
    const rebase = result.current.rebase?.({ ...record, revision: 2 })
    expect(rebase?.differences.map(({ field }) => field)).toEqual(expected)
    expect(rebase?.arg).toEqual({ title: 'Yours' })
  })
})

test.each([
  ['a day', '2026-03-12', null, '12 Mar 2026'],
  ['yes', true, null, 'Yes'],
  ['a choice', 'CASH', <Control key="i" options={[{ value: 'CASH', label: 'Cash' }]} />, 'Cash'],
  ['a list', [{ name: 'Stream', value: 5 }], null, 'Stream 5'],
  ['nothing', undefined, null, '—'],
])('%s is shown in words', (_what, value, control, expected) => {
  expect(shownValue(value, control)).toBe(expected)
})

import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePageTitle, useRecordTitle } from './tabTitle'

test('the tab names the record that was opened last, until it is closed', () => {
  renderHook(() => usePageTitle('Withdrawals'))
  const outer = renderHook(({ name }) => useRecordTitle(name), {
    initialProps: { name: 'Withdraw tx_1' as string | undefined },
  })
  expect(document.title).toBe('Withdraw tx_1 · Withdrawals · Pitboss')
  const inner = renderHook(() => useRecordTitle('Player P7'))
  expect(document.title).toBe('Player P7 · Withdrawals · Pitboss')
  inner.unmount()
  outer.rerender({ name: 'Withdraw tx_2' })
  expect(document.title).toBe('Withdraw tx_2 · Withdrawals · Pitboss')
  outer.rerender({ name: undefined })
  expect(document.title).toBe('Withdrawals · Pitboss')
})

test('a page that is opened behind a record keeps the record in front', () => {
  renderHook(() => {
    useRecordTitle('Player P7')
    usePageTitle('Players')
  })
  expect(document.title).toBe('Player P7 · Players · Pitboss')
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Column } from '@/kit/list/columns'
import { renderInApp } from '@/testing/render'
import { useOperatorColumn } from './operator'

const columns: readonly Column<object>[] = [
  { key: 'code', title: 'Code', width: 80 },
  { key: 'note', title: 'Note', width: 80 },
  { key: 'kind', title: 'Kind', width: 80 },
  { key: 'opTitle', title: 'Operator', width: 80, optional: true },
]

function Shown({ instead }: { readonly instead: string | readonly string[] }) {
  const all = useOperatorColumn(columns, 'opTitle', instead)
  const titles = (some: typeof all) => some.map(({ title }) => title).join(' ')
  return (
    <>
      <p>{titles(all.filter(({ optional }) => !optional))}</p>
      <p>In files: {titles(all.filter(({ optional, inFiles }) => !optional || inFiles))}</p>
    </>
  )
}

test.each([
  ['/', 'note', 'Code Kind Operator', 'Code Note Kind Operator'],
  ['/', ['note', 'kind'], 'Code Operator', 'Code Note Kind Operator'],
  ['/?opId=aurora', 'note', 'Code Note Kind', 'Code Note Kind'],
])('at %s whose a row is takes the place of %s', (at, instead, shown, filed) => {
  renderInApp(<Shown instead={instead} />, { at, user: { role: 'SUPER_ADMIN' } })
  expect(screen.getByText(shown)).toBeDefined()
  expect(screen.getByText(`In files: ${filed}`)).toBeDefined()
})

test('who sees one operator alone is not told of it in each row', () => {
  renderInApp(<Shown instead="note" />, { user: { role: 'OPERATOR_ADMIN' } })
  expect(screen.getByText('Code Note Kind')).toBeDefined()
})

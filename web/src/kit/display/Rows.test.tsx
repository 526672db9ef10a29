import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rows } from './Rows'

const rows = [
  { name: 'TXT', isSet: true },
  { name: 'CNAME', isSet: false },
]
const columns = {
  Name: ({ name }: (typeof rows)[number]) => name,
  Found: ({ isSet }: (typeof rows)[number]) => String(isSet),
}

test('each row is named by its first column, under the headings', () => {
  render(<Rows of={rows} columns={columns} caption="Records" classOf={({ name }) => name} />)
  expect(screen.getByRole('table', { name: 'Records' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Name',
    'Found',
  ])
  expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['TXT', 'CNAME'])
  expect(screen.getByRole('row', { name: 'CNAME false' }).className).toBe('CNAME')
})

test('where no column names the row, all are plain', () => {
  render(<Rows of={rows} columns={columns} isNamed={false} />)
  expect(screen.queryAllByRole('rowheader')).toEqual([])
  expect(screen.getAllByRole('cell')).toHaveLength(4)
})

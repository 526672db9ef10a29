import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { defineFilters } from './defineFilters'
import { ListFilters } from './ListFilters'
import { useListState } from './useListState'

const spec = defineFilters<{ readonly types?: ('CASH' | 'CARD' | 'BANK')[] }>()('-createdAt', {
  types: {
    label: 'Type',
    values: ['CASH', 'CARD', 'BANK'],
    labels: { CASH: 'Cash', CARD: 'Card', BANK: 'Bank' },
    several: true,
  },
})

function Filtered() {
  const list = useListState(spec)
  return (
    <>
      <ListFilters list={list} fields={list.fields} row={useRef(null)} />
      <output>{JSON.stringify(list.query.types)}</output>
    </>
  )
}

test('of a filter that takes several values several are chosen, and its chip says them all', async () => {
  const { user } = renderInApp(<Filtered />, { at: '/players?types=CASH' })
  const asked = () => screen.getByRole('status').textContent
  expect(asked()).toBe('["CASH"]')
  await user.click(screen.getByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByTitle('Bank'))
  expect(asked()).toBe('["CASH","BANK"]')
  expect(document.querySelector('.kit-chip')?.textContent).toContain('Type: Cash, Bank')
  await user.click(screen.getByRole('button', { name: 'Remove filter Type' }))
  expect(asked()).toBe('')
})

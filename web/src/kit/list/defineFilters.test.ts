import { expect, test } from 'vitest'
import { days, defineFilters } from './defineFilters'
import { fieldsOf } from './fieldsOf'

interface Query {
  readonly status?: 'OPEN' | 'PAID'
  readonly types?: ('CASH' | 'CARD')[]
  readonly playerCode?: string
  readonly year?: number
  readonly isTest?: boolean
  readonly uuid?: string
  readonly from?: string
  readonly to?: string
}

const STATUSES = ['OPEN', 'PAID'] as const
const fields = fieldsOf<{ readonly status: 'OPEN' | 'PAID'; readonly year: number }>()({
  status: { label: 'State', labels: { OPEN: 'Open', PAID: 'Paid' } },
  year: { label: 'Period' },
})

test('one declaration says what the address may have and which controls show it', () => {
  const filters = defineFilters<Query>()(
    '-createdAt',
    {
      status: { values: STATUSES, width: 104 },
      types: {
        label: 'Type',
        values: ['CASH', 'CARD'],
        labels: { CASH: 'Cash', CARD: 'Card' },
        several: true,
        more: true,
      },
      playerCode: {},
      year: { label: 'Year', kind: 'year' },
      isTest: { kind: 'boolean' },
      uuid: 'text',
      ...days('from', 'to', 'Paid', 128),
    },
    { fields, limit: 100 },
  )
  expect(filters).toEqual({
    sort: '-createdAt',
    limit: 100,
    filters: {
      status: STATUSES,
      types: { several: ['CASH', 'CARD'] },
      playerCode: 'text',
      year: 'year',
      isTest: 'boolean',
      uuid: 'text',
      from: 'instant',
      to: 'instant',
    },
    fields: [
      {
        name: 'status',
        label: 'State',
        width: 104,
        options: [
          { value: 'OPEN', label: 'Open' },
          { value: 'PAID', label: 'Paid' },
        ],
      },
      {
        name: 'types',
        label: 'Type',
        options: [
          { value: 'CASH', label: 'Cash' },
          { value: 'CARD', label: 'Card' },
        ],
        more: true,
      },
      { name: 'playerCode', label: 'Player code' },
      { name: 'year', label: 'Year' },
      { name: 'isTest', label: 'Is test' },
      {
        name: 'from',
        label: 'Paid from',
        width: 128,
        day: { edge: 'start', bound: 'to', what: 'Paid' },
      },
      { name: 'to', label: 'Paid to', day: { edge: 'end', bound: 'from', what: 'Paid' } },
    ],
  })
})

test('days without a word are from and to', () => {
  expect(Object.values(days('from', 'to')).map(({ label }) => label)).toEqual(['From', 'To'])
})

test('a filter that the call does not take, or a value that it does not know, fails to compile', () => {
  const filters = defineFilters<Query>()('-createdAt', {
    // @ts-expect-error The call has no such filter.
    playerCodes: {},
    // @ts-expect-error No such status.
    status: { values: ['LOST'] },
  })
  expect(filters.fields.map(({ name }) => name)).toEqual(['playerCodes', 'status'])
})

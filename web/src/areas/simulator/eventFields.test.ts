import { expect, test } from 'vitest'
import { fieldsOf, typed } from './eventFields'

const schema = {
  $defs: { Token: { enum: ['USDT', 'TRX'], type: 'string' } },
  properties: {
    opId: { type: 'string' },
    token: { $ref: '#/$defs/Token' },
    amount: { type: 'number' },
    at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
    nameServers: { type: 'array', items: { type: 'string' } },
    isBlocked: { type: 'boolean', default: true },
  },
  required: ['opId', 'amount'],
}

test('a schema’s fields, with what may be chosen and what is required', () => {
  expect(fieldsOf(schema).map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ['opId', 'text', true],
    ['token', 'text', false],
    ['amount', 'number', true],
    ['at', 'text', false],
    ['nameServers', 'list', false],
    ['isBlocked', 'boolean', false],
  ])
  expect(fieldsOf(schema)[1]?.options).toEqual(['USDT', 'TRX'])
})

test('an event without fields has none', () => {
  expect(fieldsOf({})).toEqual([])
})

test('what was typed is sent as its type, and what is empty not at all', () => {
  const values = {
    opId: 'aurora',
    amount: '12.5',
    at: '',
    nameServers: 'a.test, b.test',
    isBlocked: false,
  }
  expect(typed(fieldsOf(schema), values)).toEqual({
    opId: 'aurora',
    amount: 12.5,
    nameServers: ['a.test', 'b.test'],
    isBlocked: false,
  })
})

import { expect, test } from 'vitest'
import { filledColumns, leadingColumns } from './useListColumns'

const column = (key: string, width: number, optional = false) => ({
  key,
  title: key,
  width,
  ...(optional && { optional }),
})

const COLUMNS = [
  column('name', 200),
  column('note', 300, true),
  column('size', 100),
  column('id', 120, true),
  column('tail', 50, true),
]
const shownIn = (room: number) => filledColumns(COLUMNS, room).map(({ key }) => key)

test.each([
  [0, ['name', 'size']],
  [599, ['name', 'size']],
  [600, ['name', 'note', 'size']],
  [760, ['name', 'note', 'size', 'id']],
  [2_000, ['name', 'note', 'size', 'id', 'tail']],
])(
  'a room of %i pixels shows the next optional columns that fit, in their order: %j',
  (room, shown) => {
    expect(shownIn(room)).toEqual(shown)
  },
)

test('a column that would cut its texts is wider in a wide window', () => {
  const [first, second] = filledColumns(
    [{ ...column('name', 200), wide: 260 }, column('size', 100)],
    500,
  )
  expect([first?.width, second?.width]).toEqual([260, 100])
})

test.each([
  [
    400,
    [
      ['name', 200],
      ['size', 100],
    ],
  ],
  [
    260,
    [
      ['name', 160],
      ['size', 100],
    ],
  ],
  [
    196,
    [
      ['name', 96],
      ['size', 100],
    ],
  ],
  [195, [['name', 195]]],
])(
  'in %i pixels of a telephone stand the first columns that fit, the very first cut: %j',
  (room, shown) => {
    expect(leadingColumns(COLUMNS, room).map(({ key, width }) => [key, width])).toEqual(shown)
  },
)

test('the first figure stands on a telephone, whatever stands before it', () => {
  const columns = [
    column('name', 120),
    column('note', 150),
    { ...column('sum', 110), align: 'end' as const },
  ]
  expect(leadingColumns(columns, 280).map(({ key, width }) => [key, width])).toEqual([
    ['name', 120],
    ['sum', 110],
  ])
})

test('a first column that needs more room to tell rows apart keeps it', () => {
  const columns = [{ ...column('name', 200), least: 170 }, column('since', 100), column('note', 80)]
  expect(leadingColumns(columns, 286).map(({ key, width }) => [key, width])).toEqual([
    ['name', 186],
    ['since', 100],
  ])
})

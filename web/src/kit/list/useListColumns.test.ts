import { expect, test } from 'vitest'
import { filledColumns } from './useListColumns'

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

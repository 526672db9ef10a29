import type { Operator } from '@/api/gen/shared/types'
import { Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { stateOf } from './labels'

const count = (
  key: 'brandCount' | 'playerCount' | 'staffCount',
  title: string,
): Column<Operator> => ({ key, title, width: 88, align: 'end', sortable: true })

const title: Column<Operator> = { key: 'title', title: 'Title', width: 200, sortable: true }
const opId: Column<Operator> = {
  key: 'opId',
  title: 'ID',
  width: 152,
  render: ({ opId: id }) => id && <code>{id}</code>,
}
const state = statusColumn<Operator>(96, (operator) => <Status {...stateOf(operator)} />)
const players = count('playerCount', 'Players')
const staff = count('staffCount', 'Staff')
const joined = timeColumn<Operator>('createdAt', 'Joined', { sortable: true })
const changed = timeColumn<Operator>('updatedAt', 'Updated', { sortable: true, optional: true })

export const columns: readonly Column<Operator>[] = [
  title,
  opId,
  state,
  { key: 'parentOpTitle', title: 'Brand of', width: 152 },
  count('brandCount', 'Brands'),
  players,
  staff,
  joined,
  changed,
]

export const brandColumns: readonly Column<Operator>[] = [
  title,
  opId,
  state,
  players,
  staff,
  joined,
  changed,
]

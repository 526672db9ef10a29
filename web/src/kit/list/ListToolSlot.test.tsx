import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import type { Column } from './columns'
import { ListToolSlot } from './ListToolSlot'
import { ListToolContext, type ListToolProps } from './listTools'
import { useListColumns } from './useListColumns'
import { useListState } from './useListState'

interface Thing {
  readonly name: string
}

const SPEC = { filters: { year: 'number' }, sort: 'name' } as const
const column = (key: string, optional = false): Column<Thing> => ({
  key,
  title: key,
  width: 100,
  optional,
  render: ({ name }) => name,
})
const COLUMNS = [column('name'), column('size'), column('id', true)]

let tool: ListToolProps
let shown: string[] = []

function Tool(props: ListToolProps) {
  tool = props
  return <button type="button">Tool</button>
}

function Probe() {
  const list = useListState(SPEC)
  const known = useListColumns('bets', list, COLUMNS)
  shown = known.shown.map(({ key }) => key)
  return (
    <ListToolSlot id="bets" what="things" list={list} columns={COLUMNS} chosen={known.chosen} />
  )
}

const drawn = (at: string) =>
  renderInApp(
    <ListToolContext value={Tool}>
      <Probe />
    </ListToolContext>,
    { at },
  )

const look = (query: string, columns: string[] | null = null) => ({ viewId: null, query, columns })

test('without a tool of the console there is none', () => {
  expect(renderInApp(<Probe />).container.textContent).toBe('')
})

test('it is told how the list is shown, and what shows the same', () => {
  drawn('/things?year=02025&sort=name&opId=aurora')
  expect(tool.listView).toEqual(look('year=2025'))
  for (const same of [
    look('year=2025'),
    look('sort=name&year=2025'),
    look('year=2025', ['name', 'size']),
    look('year=2025&unknown=1', ['size', 'gone']),
  ]) {
    expect(tool.isSameView(tool.listView, same)).toBe(true)
  }
  for (const other of [
    look(''),
    look('year=2024'),
    look('year=2025&limit=100'),
    look('year=2025', ['name']),
    look('year=2025', ['size', 'id']),
  ]) {
    expect(tool.isSameView(tool.listView, other)).toBe(false)
  }
  expect(tool.searchOf({ viewId: 'v1', query: 'year=1', columns: ['id'] })).toBe(
    '?opId=aurora&year=1&savedView=v1&columns=id',
  )
})

test('a view’s columns come before those that the user chose for the list', () => {
  localStorage.setItem('pitboss.list.U1.bets', '{"columns":["id"]}')
  localStorage.setItem('pitboss.list.U2.bets', '{"columns":["name"]}')
  drawn('/things').unmount()
  expect(shown).toEqual(['name', 'id'])
  drawn('/things?savedView=v1&columns=size').unmount()
  expect(shown).toEqual(['name', 'size'])
  drawn('/things?savedView=v2')
  expect([shown, tool.listView.viewId]).toEqual([['name', 'size'], 'v2'])
})

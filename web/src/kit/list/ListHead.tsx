import { useState } from 'react'
import type { Column } from './columns'

const CHECK_WIDTH = 40
const MENU_WIDTH = 48

interface Columns {
  readonly shown: readonly Pick<
    Column<never>,
    'key' | 'title' | 'width' | 'align' | 'sortable' | 'fits'
  >[]
  /** How many of the rows are selected; null where they cannot be. */
  readonly selected: 'none' | 'some' | 'all' | null
  readonly hasMenu: boolean
}

interface ListHeadProps extends Columns {
  readonly sort: string
  readonly defaultSort: string
  readonly onSort: (sort: string | null) => void
  readonly onSelectAll: (isOn: boolean) => void
}

/** The order that follows when a column's head is pressed: up, down, the list's own. */
function nextSort(sort: string, key: string, defaultSort: string): string {
  if (sort === key) return `-${key}`
  return sort === `-${key}` && defaultSort !== sort ? defaultSort : key
}

/** What the columns take together. */
export const widthOf = ({ shown, selected, hasMenu }: Columns): number =>
  shown.reduce((sum, { width }) => sum + width, 0) +
  (selected ? CHECK_WIDTH : 0) +
  (hasMenu ? MENU_WIDTH : 0)

/** Of the room that columns leave: what texts get; the rest goes to all, as each is wide. */
const SHARE_OF_TEXTS = 0.7

/** How wide each column is in its table: figures and times never need more, texts take more of what is left. */
export function widthsIn(columns: Columns): readonly string[] {
  const { shown } = columns
  const growing = shown.filter(({ align, fits = false }) => align !== 'end' && !fits)
  const sum = growing.reduce((all, { width }) => all + width, 0)
  const left = `max(0px, 100cqw - ${widthOf(columns)}px)`
  return shown.map((column) => {
    const { width } = column
    if (!growing.includes(column)) return `${width}px`
    return `calc(${width}px + ${left} * ${((SHARE_OF_TEXTS * width) / sum).toFixed(4)})`
  })
}

/** The columns and their heads. An order that was asked for shows at once, before its rows come. */
export function ListHead(props: ListHeadProps) {
  const { shown, defaultSort, onSort, selected, onSelectAll, hasMenu } = props
  const [asked, setAsked] = useState<{ readonly over: string; readonly sort: string } | null>(null)
  if (asked && asked.over !== props.sort) setAsked(null)
  const sort = asked?.sort ?? props.sort
  const widths = widthsIn(props)
  const sortBy = (key: string) => {
    const next = nextSort(sort, key, defaultSort)
    setAsked({ over: props.sort, sort: next })
    onSort(next === defaultSort ? null : next)
  }
  return (
    <>
      <colgroup>
        {selected && <col style={{ width: CHECK_WIDTH }} />}
        {shown.map(({ key }, at) => (
          <col key={key} style={{ width: widths[at] }} data-sorted={isSorted(sort, key)} />
        ))}
        {hasMenu && <col style={{ width: MENU_WIDTH }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {selected && (
            <th scope="col">
              <input
                type="checkbox"
                className="kit-check"
                aria-label="Select all"
                checked={selected === 'all'}
                ref={(box) => {
                  if (box) box.indeterminate = selected === 'some'
                }}
                onChange={({ target }) => onSelectAll(target.checked)}
              />
            </th>
          )}
          {shown.map((column) => (
            <ColumnHead key={column.key} column={column} sort={sort} onSort={sortBy} />
          ))}
          {hasMenu && (
            <th scope="col" className="kit-grid-end">
              <span className="kit-unseen">Actions</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}

const isSorted = (sort: string, key: string): boolean => sort.replace(/^-/, '') === key

interface ColumnHeadProps {
  readonly column: Columns['shown'][number]
  readonly sort: string
  readonly onSort: (key: string) => void
}

function ColumnHead({ column, sort, onSort }: ColumnHeadProps) {
  const { key, title, align, sortable = false } = column
  if (!sortable) {
    return (
      <th scope="col" data-align={align}>
        {title}
      </th>
    )
  }
  const order = sort.startsWith('-') ? 'descending' : 'ascending'
  return (
    <th scope="col" data-align={align} aria-sort={isSorted(sort, key) ? order : undefined}>
      <button type="button" className="kit-sort" onClick={() => onSort(key)}>
        {title}
      </button>
    </th>
  )
}

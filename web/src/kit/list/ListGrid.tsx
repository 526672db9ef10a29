import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { isByTouch, TOUCH_SIZE } from '../byTouch'
import { FieldBoundary } from '../display/Failure'
import { nameText } from '../display/personText'
import { isReachable, useCommands } from '../keyboard/commands'
import { lazyComponent } from '../lazyComponent'
import { useMenuOpener } from '../record/ActionMenu'
import { ActionMenuPopup } from '../record/ActionMenuPopup'
import { type BoundAction, commandsOf, isOffered } from '../record/recordActions'
import { useEventCallback } from '../useEventCallback'
import { type Column, cellOf, contentOf } from './columns'
import { ListHead, widthOf } from './ListHead'
import type { Density } from './listPreferences'
import { useKeptScroll } from './useKeptScroll'
import { useRowWindow } from './useRowWindow'
import { type Selection, useSelect } from './useSelection'
import './ListGrid.css'

const ROW_HEIGHTS: Readonly<Record<Density, number>> = { dense: 36, roomy: 44 }

/** Two lines fit in this much more. */
const SECOND_LINE = 8

const AFTER_DRAWING_MS = 200

/** Loaded with the first cell that the pointer or the focus comes to. */
const CellCopy = lazyComponent(() => import('./CellCopy').then((code) => code.CellCopy))

/** Apart from the rows, which are not drawn again where only these are others. */
const Actions = createContext<readonly BoundAction<object>[]>([])

interface ListGridProps<Row extends object> {
  /** What is listed, in the plural: `invoices`. */
  readonly what: string
  readonly items: readonly Row[]
  readonly shown: readonly Column<Row>[]
  readonly rowKey: keyof Row & string
  readonly rowName: (row: Row) => string
  readonly density: Density
  /** What these rows answer: those of another question are shown from the first one on. */
  readonly question: string
  /** The row that was just added: it is marked, and brought into view. */
  readonly added: string | null
  readonly sort: string
  readonly defaultSort: string
  readonly actions: readonly BoundAction<Row>[]
  /** Null where rows cannot be selected. */
  readonly selection: Selection<Row> | null
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly addressOf?: ((row: Row) => string) | undefined
  readonly hrefOf?: ((row: Row) => string) | undefined
  /** Null goes back to the list's own order. */
  readonly onSort: (sort: string | null) => void
}

/** A plain table of the rows in view, each drawn again only when it changes. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { what, items, shown, rowKey, rowName, question, added, actions, selection } = props
  const box = useRef<HTMLDivElement>(null)
  const oneLine = isByTouch() ? TOUCH_SIZE : ROW_HEIGHTS[props.density]
  const rowHeight = oneLine + (shown.some(({ twoLines }) => twoLines) ? SECOND_LINE : 0)
  const keys = useMemo(() => items.map((row) => String(row[rowKey])), [items, rowKey])
  const view = useRowWindow({ box, keys, rowHeight, question, toggle: selection?.toggle, added })
  useKeptScroll(box, what)
  useCommands(() => {
    const at = keys.indexOf(view.held() ?? '')
    const row = items[at]
    if (!row || !isReachable(document.activeElement)) return []
    return commandsOf(actions, row, menuLabel(nameOf(row, rowName)))
  })
  useCutTitles(box, view.drawn.join(), items, shown)
  const [isEntered, setEntered] = useState(false)
  const enter = isEntered ? undefined : () => setEntered(true)
  const select = useSelect(keys, selection)
  const open = useEventCallback((row: Row) => props.onOpen?.(row))
  const chosen = new Set(selection?.keys)
  const count = keys.filter((key) => chosen.has(key)).length
  const head = {
    shown,
    hasMenu: actions.length > 0,
    selected: selection && (count === 0 ? 'none' : count < keys.length ? 'some' : 'all'),
  } as const
  const draw = (at: number) => (
    <GridRow
      key={keys[at]}
      id={keys[at] as string}
      at={at}
      row={items[at] as Row}
      name={nameOf(items[at] as Row, rowName)}
      shown={shown}
      hasMenu={head.hasMenu}
      isOffered={isOffered(actions, items[at] as Row)}
      isSelected={selection && chosen.has(keys[at] as string)}
      isAdded={keys[at] === added}
      select={select}
      href={props.hrefOf?.(items[at] as Row)}
      address={props.addressOf?.(items[at] as Row)}
      open={open}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only has the code loaded that copies
    <div
      className="kit-grid"
      ref={box}
      onScroll={view.look}
      onMouseOver={enter}
      onFocus={enter}
      style={{ '--row-height': `${rowHeight}px`, '--least-width': `${widthOf(head)}px` } as object}
    >
      <table aria-label={what} aria-rowcount={keys.length + 1}>
        <ListHead
          {...head}
          sort={props.sort}
          defaultSort={props.defaultSort}
          onSort={props.onSort}
          onSelectAll={(isOn) => selection?.choose(isOn ? keys : [])}
        />
        <Actions value={actions as readonly BoundAction<object>[]}>
          <tbody onFocus={view.keepFocused}>
            {withGaps(view.drawn, keys.length, rowHeight, draw)}
          </tbody>
        </Actions>
      </table>
      {isEntered && <CellCopy box={box} />}
    </div>
  )
}

const isCut = (element: Element): boolean =>
  element.clientWidth > 0 &&
  (element.scrollWidth > element.clientWidth + 1 ||
    (element.matches('.kit-grid-lines') && element.scrollHeight > element.clientHeight + 1))

/** What is cut says what it is in its title: measured once it is on the screen, or it would be laid out twice. */
function useCutTitles<Row>(
  box: RefObject<HTMLElement | null>,
  places: string,
  items: readonly Row[],
  shown: readonly Column<Row>[],
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with these
  useEffect(() => {
    const note = () => {
      for (const cell of box.current?.querySelectorAll<HTMLElement>('td, th') ?? []) {
        if ([cell, ...cell.children, ...cell.querySelectorAll('.kit-name')].some(isCut))
          cell.title = cell.textContent
        else cell.removeAttribute('title')
      }
    }
    const timer = setTimeout(note, AFTER_DRAWING_MS)
    return () => clearTimeout(timer)
  }, [box, places, items, shown])
}

/** What the row is called; a record may lack what names it. */
function nameOf<Row>(row: Row, rowName: (row: Row) => string): string {
  try {
    return nameText(rowName(row))
  } catch {
    return 'this row'
  }
}

/** The drawn rows, and between them as much room as the others take. */
function withGaps(
  drawn: readonly number[],
  count: number,
  rowHeight: number,
  draw: (at: number) => ReactNode,
): readonly ReactNode[] {
  const parts: ReactNode[] = []
  let next = 0
  for (const at of [...drawn, count]) {
    if (at > next)
      parts.push(
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
        <tr key={`gap ${parts.length}`} className="kit-grid-gap" aria-hidden="true">
          <td style={{ height: (at - next) * rowHeight }} />
        </tr>,
      )
    if (at < count) parts.push(draw(at))
    next = at + 1
  }
  return parts
}

interface GridRowProps<Row extends object> {
  readonly id: string
  readonly at: number
  readonly row: Row
  readonly name: string
  readonly shown: readonly Column<Row>[]
  readonly hasMenu: boolean
  /** Whether any of the list's acts is for such a row. */
  readonly isOffered: boolean
  readonly isSelected: boolean | null
  readonly isAdded: boolean
  readonly select: (key: string, isOn: boolean, isRange: boolean) => void
  /** Where the row leads; without it, the row is opened. */
  readonly href: string | undefined
  /** Where another tab has it open. */
  readonly address: string | undefined
  readonly open: (row: Row) => void
}

function Row<Row extends object>(props: GridRowProps<Row>) {
  const { id, at, row, name, hasMenu, isSelected, isAdded, select } = props
  return (
    <tr
      data-row-key={id}
      data-selected={isSelected ?? false}
      data-added={isAdded}
      aria-rowindex={at + 2}
    >
      {isSelected !== null && (
        <td>
          <input
            type="checkbox"
            className="kit-check"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ target, nativeEvent }) =>
              select(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </td>
      )}
      <FieldBoundary of={row} instead={<SaferCells {...props} />}>
        {() => cellsOf(props, contentOf)}
      </FieldBoundary>
      {hasMenu && (
        <td className="kit-grid-end">{props.isOffered && <RowMenu row={row} name={name} />}</td>
      )}
    </tr>
  )
}

const GridRow = memo(Row) as typeof Row

const inLines = <Row extends object>({ twoLines }: Column<Row>, content: ReactNode): ReactNode =>
  twoLines ? <div className="kit-grid-lines">{content}</div> : content

/** A row's cells, each drawn by `draw`. */
function cellsOf<Row extends object>(
  { row, shown, ...link }: GridRowProps<Row>,
  draw: typeof cellOf,
): ReactNode {
  return shown.map((column, index) => (
    <td key={column.key} data-align={column.align}>
      {index > 0 ? (
        inLines(column, draw(column, row))
      ) : (
        <RowLink row={row} {...link}>
          {draw(column, row)}
        </RowLink>
      )}
    </td>
  ))
}

/** With a key held down the browser follows a link in another tab. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type RowLinkProps<Row extends object> = Pick<
  GridRowProps<Row>,
  'row' | 'href' | 'address' | 'open'
> & { readonly children: ReactNode }

/** What opens the row. One that is opened over its list has no router's link: hundreds would be drawn at each step. */
function RowLink<Row extends object>({ row, href, address, open, children }: RowLinkProps<Row>) {
  if (href !== undefined) {
    return (
      <Link className="kit-link" data-row-link to={href}>
        {children}
      </Link>
    )
  }
  if (address === undefined) {
    return (
      <button type="button" className="kit-link" data-row-link onClick={() => open(row)}>
        {children}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    open(row)
  }
  return (
    <a className="kit-link" data-row-link href={address} onClick={follow}>
      {children}
    </a>
  )
}

/** The cells of an incomplete record: each stands for itself. One boundary for each cell of every row is dear. */
const SaferCells = <Row extends object>(props: GridRowProps<Row>) => cellsOf(props, cellOf)

const menuLabel = (name: string): string => `Actions of ${name}`

function RowMenu({ row, name }: { readonly row: object; readonly name: string }) {
  const { button, popup } = useMenuOpener(menuLabel(name))
  return (
    <>
      {button}
      {popup && (
        <FieldBoundary of={row} instead={null}>
          <RowActions row={row} {...popup} />
        </FieldBoundary>
      )}
    </>
  )
}

type RowActionsProps = Omit<ComponentProps<typeof ActionMenuPopup>, 'subject' | 'actions'> & {
  readonly row: object
}

function RowActions({ row, ...popup }: RowActionsProps) {
  return <ActionMenuPopup {...popup} subject={row} actions={useContext(Actions)} />
}

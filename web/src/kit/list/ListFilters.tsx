import { FilterOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { later } from '@/api/firstPage'
import { useClock } from '../display/clock'
import { dayOf, endOf, startOf } from '../display/days'
import { shortDay, shortTime } from '../display/times'
import type { FilterNumberKind } from '../form/readNumber'
import { lazyComponent } from '../lazyComponent'
import { useEventCallback } from '../useEventCallback'
import { type FilterField, type Option, oneIn, severalIn, type Value } from './filterField'
import type { FilterKinds } from './listSpec'
import type { ListState } from './useListState'

const COUNTS: readonly unknown[] = ['number', 'month', 'year']
/** How a filter's text is read as a number; null where it is none. */
const numberKindOf = (kind: unknown): FilterNumberKind | null =>
  kind === 'amount' ? kind : COUNTS.includes(kind) ? 'count' : null

const takesSeveral = (kind: FilterKinds[string] | undefined): boolean =>
  typeof kind === 'object' && 'several' in kind

const DayFilter = lazyComponent(later(() => import('./DayFilter').then((code) => code.DayFilter)))
const PeriodFilter = lazyComponent(
  later(() => import('./PeriodFilter').then((code) => code.PeriodFilter)),
)
const FilterDrawer = lazyComponent(() => import('./FilterDrawer').then((code) => code.FilterDrawer))

/** What the longest day takes. */
const DAY_WIDTH = 125
const USUAL_WIDTH = 140
const GAP = 8
/** Of the button beside a period's ends, with what parts them. */
const PERIOD_WIDTH = 36
/** Of the button to all filters. */
const ALL_WIDTH = 116

const YES_NO: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

interface ListFiltersProps<K extends FilterKinds> {
  readonly list: ListState<K>
  readonly fields: readonly FilterField[]
  readonly row: RefObject<HTMLElement | null>
}

/** One row of filters; what is applied stands below it as chips that take it away. */
export function ListFilters<K extends FilterKinds>({ list, fields, row }: ListFiltersProps<K>) {
  const { timezone } = useClock()
  const values = list.filters as Readonly<Record<string, Value>>
  const set = useEventCallback((name: string, value: Value) =>
    list.setFilters({ [name]: value ?? null } as Parameters<typeof list.setFilters>[0]),
  )
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const applied = fields.filter(({ name }) => values[name] !== undefined)
  const groups = useRow(row, fields)
  const hasMore = groups.flat().length < fields.length
  const controlOf = (field: FilterField) => (
    <FilterControl
      key={field.name}
      field={field}
      options={optionsOf(field, list.kinds[field.name])}
      numberKind={numberKindOf(list.kinds[field.name])}
      several={takesSeveral(list.kinds[field.name])}
      value={values[field.name]}
      bound={field.day && values[field.day.bound]}
      onChange={set}
    />
  )
  return (
    <search
      className="kit-filters"
      aria-label="Filters"
      data-folded={groups.length + applied.length === 0}
      ref={row}
    >
      {groups.map(([first, last]) =>
        first && last ? (
          <span key={first.name} className="kit-period">
            {!first.day?.isBesidePeriods && (
              <PeriodFilter
                what={first.day?.what ?? ''}
                onChoose={(from, to) =>
                  list.setFilters({ [first.name]: from, [last.name]: to } as Parameters<
                    typeof list.setFilters
                  >[0])
                }
              />
            )}
            {controlOf(first)}
            {controlOf(last)}
          </span>
        ) : (
          first && controlOf(first)
        ),
      )}
      {hasMore && (
        <Button aria-haspopup="dialog" icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          All filters
        </Button>
      )}
      {isOpen !== null && (
        <FilterDrawer
          open={isOpen}
          fields={fields.map((field) => ({
            ...field,
            options: optionsOf(field, list.kinds[field.name]),
          }))}
          numberKind={(name) => numberKindOf(list.kinds[name])}
          several={(name) => takesSeveral(list.kinds[name])}
          values={values}
          onApply={(change) => list.setFilters(change as Parameters<typeof list.setFilters>[0])}
          onClose={() => setOpen(false)}
        />
      )}
      {applied.map((field) => (
        <span key={field.name} className="kit-chip">
          <span>
            {field.label}:{' '}
            <bdi>{textOf(field, list.kinds[field.name], values[field.name], timezone)}</bdi>
            {field.kept && ` · ${field.kept}`}
          </span>
          <button
            type="button"
            aria-label={`Remove filter ${field.label}`}
            onClick={() => set(field.name, null)}
          >
            ×
          </button>
        </span>
      ))}
      {applied.length > 1 && (
        <Button type="link" size="small" onClick={list.clearFilters}>
          Clear all
        </Button>
      )}
    </search>
  )
}

/** A filter, or the two ends of a period, which stand together. */
type Group = readonly [FilterField, FilterField?]

function groupsOf(fields: readonly FilterField[]): readonly Group[] {
  const shown = fields.filter(({ more }) => !more)
  const other = (field: FilterField) =>
    shown.find(({ name, day }) => day && name === field.day?.bound)
  return shown.flatMap((field): Group[] => {
    const end = other(field)
    if (!end) return [[field]]
    return field.day?.edge === 'start' ? [[field, end]] : []
  })
}

const widthOf = ({ width, day }: FilterField): number => width ?? (day ? DAY_WIDTH : USUAL_WIDTH)

const widthOfGroup = ([first, last]: Group): number =>
  widthOf(first) + (last ? widthOf(last) + PERIOD_WIDTH : 0)

/** The filters that stand in the row: as many as it has room for. The others are found among all filters. */
function useRow(row: RefObject<HTMLElement | null>, fields: readonly FilterField[]) {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => setRoom(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [row])
  const groups = groupsOf(fields)
  // Where nothing is laid out, nothing is left out.
  if (room === 0) return groups
  const widths = groups.map(widthOfGroup)
  const taken = (count: number) =>
    widths.slice(0, count).reduce((sum, width) => sum + width + GAP, 0)
  const isWhole = !fields.some(({ more }) => more) && taken(groups.length) - GAP <= room
  if (isWhole) return groups
  // A period is what lists are narrowed to most.
  const isPeriod = ([, last]: Group) => last !== undefined
  let left = room - ALL_WIDTH
  const chosen = new Set<Group>()
  for (const group of [...groups].sort((one, other) => +isPeriod(other) - +isPeriod(one))) {
    left -= widthOfGroup(group) + GAP
    if (left < 0) break
    chosen.add(group)
  }
  return groups.filter((group) => chosen.has(group))
}

function optionsOf(field: FilterField, kind: FilterKinds[string] | undefined): Option[] | null {
  return field.options ? [...field.options] : kind === 'boolean' ? YES_NO : null
}

function isDaysEdge(at: number, timezone: string): boolean {
  const day = dayOf(at, timezone)
  return [startOf(day, timezone), endOf(day, timezone)].some((edge) => Date.parse(edge) === at)
}

function textOf(
  field: FilterField,
  kind: FilterKinds[string] | undefined,
  value: Value,
  timezone: string,
): string {
  const at = field.day ? Date.parse(String(value)) : Number.NaN
  if (!Number.isNaN(at)) {
    return isDaysEdge(at, timezone) ? shortDay(at, timezone) : shortTime(at, timezone)
  }
  const options = optionsOf(field, kind)
  return (Array.isArray(value) ? value : [value])
    .map((one) => options?.find((each) => String(each.value) === String(one))?.label ?? String(one))
    .join(', ')
}

interface FilterControlProps {
  readonly field: FilterField
  readonly options: Option[] | null
  readonly numberKind: FilterNumberKind | null
  /** Whether several of the options may be chosen. */
  readonly several: boolean
  readonly value: Value
  readonly bound: Value
  readonly onChange: (name: string, value: Value) => void
}

/** Escape gives the list its keys back. */
const leave = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
}

const textIn = (value: Value): string | undefined => (typeof value === 'string' ? value : undefined)

function AnyControl(props: FilterControlProps) {
  const { field, options, numberKind, several, value, bound, onChange } = props
  const { name, label, day, problem } = field
  const change = (to: Value) => onChange(name, to)
  const width = widthOf(field)
  if (day) {
    return (
      <span style={{ minWidth: width }}>
        <DayFilter
          label={label}
          width={width}
          edge={day.edge}
          value={textIn(value)}
          bound={textIn(bound)}
          refusal={problem}
          onChange={change}
          onKeyDown={leave}
        />
      </span>
    )
  }
  if (options && several) {
    return (
      <Select<string[]>
        mode="multiple"
        maxTagCount={0}
        maxTagPlaceholder={(chosen) =>
          chosen.length === 1 ? chosen[0]?.label : `${chosen.length} of ${options.length}`
        }
        className="kit-several"
        aria-label={label}
        placeholder={label}
        allowClear
        style={{ width }}
        value={severalIn(value)}
        options={options}
        onChange={(chosen) => change(chosen.length > 0 ? chosen : null)}
        onKeyDown={leave}
      />
    )
  }
  if (options) {
    return (
      <Select<string | number>
        aria-label={label}
        placeholder={label}
        allowClear
        {...(problem && { status: 'error', 'aria-invalid': true, title: problem })}
        style={{ width }}
        value={oneIn(value)}
        options={options}
        onChange={change}
        onKeyDown={leave}
      />
    )
  }
  return (
    <TypedFilter
      label={label}
      hint={field.hint}
      width={width}
      numberKind={numberKind}
      value={value}
      onChange={change}
    />
  )
}

/** Pages write their filters anew each time that they are drawn: what a control shows is all that it is drawn again for. */
const FilterControl = memo(
  AnyControl,
  (before, now) => JSON.stringify(before) === JSON.stringify(now),
)

interface TypedFilterProps extends Pick<FilterControlProps, 'numberKind' | 'value'> {
  readonly label: string
  readonly hint: string | undefined
  readonly width: number
  readonly onChange: (value: Value) => void
}

/** Loaded with the first number that is typed. */
const numberIn = async (text: string, kind: FilterNumberKind) =>
  (await import('../form/readNumber')).readFilterNumber(text, kind, navigator.language)

const INPUT_MODES = { amount: 'decimal', count: 'numeric', text: 'text' } as const

/** Applies on Enter or when it is left, not on each key. */
function TypedFilter({ label, hint, width, numberKind, value, onChange }: TypedFilterProps) {
  const [draft, setDraft] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => setDraft(String(value ?? '')), [value])
  const apply = async () => {
    const text = draft.trim()
    if (text === String(value ?? '')) return
    const { applied, problem } = numberKind
      ? await numberIn(text, numberKind)
      : { applied: text, problem: null }
    setWrong(problem)
    if (problem !== null) return
    setDraft(applied)
    if (applied !== String(value ?? '')) onChange(applied)
  }
  return (
    <input
      className="kit-input"
      aria-label={label}
      placeholder={label}
      aria-invalid={wrong !== null}
      title={wrong ?? hint}
      autoComplete="off"
      inputMode={INPUT_MODES[numberKind ?? 'text']}
      style={{ width }}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => (event.key === 'Enter' ? apply() : leave(event))}
    />
  )
}

import { HolderOutlined } from '@ant-design/icons'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import './sortable.css'
import { useEarlyKeys } from './useEarlyKeys'

interface SortableProps {
  /** What is in order, as it is read out: `Links of the column`. */
  readonly label: string
  /** The rows by their ids, in their order. */
  readonly ids: readonly string[]
  /** What a row is called, where it is read out. */
  readonly nameOf: (id: string) => string
  /** A row was put from one place, from 0, to another. */
  readonly onMove: (from: number, to: number) => void
  readonly isDisabled?: boolean
  readonly children: (id: string, place: number) => ReactNode
}

/**
 * Rows that are put in order: drawn by their handles, or by keys (space takes one up and puts it down, arrows move it,
 * escape puts it back), each step read out.
 */
export function Sortable(props: SortableProps) {
  const { label, ids, nameOf, onMove, isDisabled = false, children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const early = useEarlyKeys()
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    early.end()
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(ids, nameOf),
        screenReaderInstructions: { draggable: HOW },
      }}
      onDragStart={(event) => early.begin(event)}
      onDragOver={early.tell}
      onDragCancel={early.end}
      onDragEnd={onDragEnd}
    >
      <SortableContext
        items={[...ids]}
        strategy={verticalListSortingStrategy}
        disabled={isDisabled}
      >
        <ol className="kit-sortable" aria-label={label}>
          {ids.map((id, place) => (
            <Row key={id} id={id} name={nameOf(id)} isDisabled={isDisabled}>
              {children(id, place)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const HOW =
  'Press space to take it up, the arrows to move it, space to put it down, escape to stop.'

function announcementsOf(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const place = (id: UniqueIdentifier) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `Took up ${name(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is over ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `Put ${name(active.id)} down, ${place(over.id)}.` : `${name(active.id)} stays.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays, ${place(active.id)}.`,
  }
}

/** At most 120 ms, and not at all where the system asks for less motion. */
const slowly = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? null : { duration: 120, easing: 'ease' }

interface RowProps {
  readonly id: string
  readonly name: string
  readonly isDisabled: boolean
  readonly children: ReactNode
}

function Row({ id, name, isDisabled, children }: RowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id, transition: slowly() })
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className="kit-sortable-row"
      data-dragging={isDragging}
      style={{ transform: moved ?? 'none', transition: transition ?? 'none' }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className="kit-sortable-handle"
        disabled={isDisabled}
        aria-label={`Move ${name}`}
        title={`Move ${name}`}
      >
        <HolderOutlined aria-hidden />
      </button>
      <div className="kit-sortable-content">{children}</div>
    </li>
  )
}

/** The list with one of its rows put from one place to another. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const rest = rows.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]
}

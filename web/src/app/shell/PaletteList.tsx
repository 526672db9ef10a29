import { memo, useDeferredValue, useEffect, useRef } from 'react'
import type { PaletteGroup, PaletteItem } from './paletteSearch'

interface PaletteListProps {
  /** Of the list; an option's is this with its place. */
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** The place of the chosen one among all; -1 when there is none. */
  readonly chosen: number
  readonly onTake: (offer: PaletteItem) => void
}

/** As many as are in view when the palette opens are drawn first. */
const IN_VIEW = 12
const ALL = 10_000

/** What fits, under its headings. The focus stays in the box above; the chosen one is named there. */
export const PaletteList = memo(function PaletteList(props: PaletteListProps) {
  const { id, groups, chosen, onTake } = props
  const list = useRef<HTMLDivElement>(null)
  const most = useDeferredValue(ALL, IN_VIEW)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen, or stands elsewhere
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, groups.length])
  const starts = groups.map((_group, at) =>
    groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      className="shell-palette-list"
    >
      {groups.map(({ name, items, total }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} className="shell-palette-group">
            {name}
            {items.length < total && ` · ${items.length} of ${total}`}
          </div>
          {items.slice(0, Math.max(0, most - (starts[at] ?? 0))).map((offer, nth) => {
            const place = (starts[at] ?? 0) + nth
            return (
              <Option
                key={offer.id}
                id={`${id}-${place}`}
                offer={offer}
                isChosen={place === chosen}
                onTake={onTake}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
})

interface OptionProps {
  readonly id: string
  readonly offer: PaletteItem
  readonly isChosen: boolean
  readonly onTake: (offer: PaletteItem) => void
}

const Option = memo(function Option({ id, offer, isChosen, onTake }: OptionProps) {
  const { label, detail, disabledReason } = offer
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box above has the focus all the while
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box above does the same
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={Boolean(disabledReason)}
      className="shell-palette-option"
      onClick={() => onTake(offer)}
    >
      <span dir="auto">{label}</span>
      <small dir="auto">{disabledReason ?? detail}</small>
    </div>
  )
})

import { SearchOutlined } from '@ant-design/icons'
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import type { Command } from '@/kit/keyboard/commands'
import { useEventCallback } from '@/kit/useEventCallback'
import { PaletteList } from './PaletteList'
import { finder, type PaletteItem, stepped } from './paletteSearch'
import { usePaletteItems } from './usePaletteItems'
import { useRecordItems } from './useRecordItems'

interface PaletteBoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  /** All that is offered. */
  readonly offers: readonly PaletteItem[]
  /** What of it is searched for the list: none until the box was painted. */
  readonly listed: readonly PaletteItem[]
  readonly onChoose: (offer: PaletteItem) => void
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type PaletteSearchProps = Omit<PaletteBoxProps, 'offers' | 'listed'> & {
  readonly commands: readonly Command[]
}

const NONE: readonly PaletteItem[] = []

/** What is offered, gathered when the palette opens, not at each letter. */
export function PaletteSearch({ commands, ...props }: PaletteSearchProps) {
  const { pathname } = useLocation()
  const offers = usePaletteItems(commands, pathname)
  // The box first, so that one may type.
  return <PaletteBox {...props} offers={offers} listed={useDeferredValue(offers, NONE)} />
}

/**
 * A box to type into, and what fits: arrows choose, Enter does it. A letter is on the screen before what fits is; a key
 * that chooses goes by what is typed.
 */
function PaletteBox({ box, offers, listed, onChoose, onClose }: PaletteBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const sought = useDeferredValue(text)
  const records = useRecordItems(sought)
  const find = useMemo(() => finder(listed), [listed])
  const found = useMemo(() => find(sought), [find, sought])
  const groups = records.groups.length > 0 ? [...found, ...records.groups] : found
  const shown = groups.flatMap(({ items: each }) => each)
  const chosenId = stepped(shown, at, 0)
  const chosen = shown.findIndex(({ id: each }) => each === chosenId)

  const take = (offer: PaletteItem | undefined) => {
    if (offer && !offer.disabledReason) onChoose(offer)
  }
  const onTake = useEventCallback(take)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const isAgain = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (step === undefined && event.key !== 'Enter' && !isAgain) return
    event.preventDefault()
    const isDrawn = text === sought && offers === listed
    const here = isDrawn ? shown : finder(offers)(text).flatMap(({ items }) => items)
    const now = stepped(here, at, 0)
    if (isAgain) onClose()
    else if (step === undefined) take(here.find(({ id: each }) => each === now))
    else setAt(stepped(here, now, step))
  }

  return (
    <search className="shell-palette" aria-label="Commands">
      <SearchOutlined aria-hidden />
      {/* Not antd's: that one makes its rules anew each time that the palette opens. */}
      <input
        ref={box}
        className="kit-input"
        // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
        autoFocus
        role="combobox"
        aria-label="Search pages and commands"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        {...(chosen < 0 ? {} : { 'aria-activedescendant': `${id}-${chosen}` })}
        placeholder="Search pages and commands"
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(null)
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={id} groups={groups} chosen={chosen} onTake={onTake} />
      <p role="status" className="shell-palette-note">
        {[listed !== NONE && resultCount(shown.length), records.note].filter(Boolean).join(' ')}
      </p>
    </search>
  )
}

function resultCount(count: number): string {
  if (count === 0) return 'No results.'
  return count === 1 ? '1 result.' : `${count} results.`
}

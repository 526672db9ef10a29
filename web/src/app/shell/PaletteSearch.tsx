import { SearchOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { Command } from '@/kit/keyboard/commands'
import { PaletteList } from './PaletteList'
import { find, type PaletteItem, stepped } from './paletteSearch'
import { usePaletteItems } from './usePaletteItems'
import { useRecordItems } from './useRecordItems'

interface PaletteBoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly offers: readonly PaletteItem[]
  readonly onChoose: (offer: PaletteItem) => void
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type PaletteSearchProps = Omit<PaletteBoxProps, 'offers'> & {
  readonly commands: readonly Command[]
}

/** What is offered, gathered when the palette opens, not at each letter. */
export function PaletteSearch({ commands, ...props }: PaletteSearchProps) {
  const { pathname } = useLocation()
  return <PaletteBox {...props} offers={usePaletteItems(commands, pathname)} />
}

/** A box to type into, and what fits: arrows choose, Enter does it. */
function PaletteBox({ box, offers, onChoose, onClose }: PaletteBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const records = useRecordItems(text)
  const groups = [...find(text, offers), ...records.groups]
  const shown = groups.flatMap(({ items: each }) => each)
  const chosenId = stepped(shown, at, 0)
  const chosen = shown.findIndex(({ id: each }) => each === chosenId)

  const take = (offer: PaletteItem | undefined) => {
    if (offer && !offer.disabledReason) onChoose(offer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const isAgain = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (step === undefined && event.key !== 'Enter' && !isAgain) return
    event.preventDefault()
    if (isAgain) onClose()
    else if (step === undefined) take(shown[chosen])
    else setAt(stepped(shown, chosenId, step))
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
      <PaletteList id={id} groups={groups} chosen={chosen} onTake={take} />
      <p role="status" className="shell-palette-note">
        {[resultCount(shown.length), records.note].filter(Boolean).join(' ')}
      </p>
    </search>
  )
}

function resultCount(count: number): string {
  if (count === 0) return 'No results.'
  return count === 1 ? '1 result.' : `${count} results.`
}

import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type RefObject, useEffect, useState } from 'react'
import { MASK } from '@/api/gen/reveals/constants'
import { lowerFirst } from '@/api/labels'
import { useToasts } from '../toasts'
import './CellCopy.css'

/** Columns whose values are asked for elsewhere, besides all that stands in a fixed width. */
const ASKED_FOR = /\b(name|username|nickname|email|e-mail|address|domain|reference)\b/i
const NOTHING = '—'
const WIDTH = 26

interface Copyable {
  readonly text: string
  /** As its column calls it. */
  readonly what: string
}

/** What of a cell is worth copying, whole where it is cut; null for figures, states and what is masked. */
function copyableIn(cell: HTMLTableCellElement | null): Copyable | null {
  if (!cell || cell.querySelector('button, input')) return null
  const table = cell.closest('table')
  const what = table?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent.trim() ?? ''
  const code = cell.querySelector<HTMLElement>('code, .kit-id')
  if (!code && !ASKED_FOR.test(what)) return null
  const text = (code?.title || code?.textContent || cell.textContent).trim()
  return text && text !== NOTHING && !text.includes(MASK) ? { text, what: lowerFirst(what) } : null
}

const cellOf = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td') : null

interface Place extends Copyable {
  readonly left: number
  readonly top: number
}

function placeOf(cell: HTMLTableCellElement | null, box: HTMLElement): Place | null {
  const found = copyableIn(cell)
  if (!cell || !found) return null
  const [of, within] = [cell.getBoundingClientRect(), box.getBoundingClientRect()]
  const left = of.right - within.left + box.scrollLeft - WIDTH
  return { ...found, left, top: of.top - within.top + box.scrollTop + (of.height - 24) / 2 }
}

interface CellCopyProps {
  readonly box: RefObject<HTMLElement | null>
}

/**
 * Copies an id, address or name off the cell under the pointer or of the row in focus, one button for all of them: rows
 * have no stop of the Tab key for it. With nothing selected, Ctrl C copies what the row in focus is called by.
 */
export function CellCopy({ box }: CellCopyProps) {
  const toasts = useToasts()
  const [place, setPlace] = useState<Place | null>(null)
  const [copied, setCopied] = useState('')
  useEffect(() => {
    const { current } = box
    if (!current) return
    const show = (cell: HTMLTableCellElement | null) => setPlace(placeOf(cell, current))
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.kit-cell-copy')) return
      setCopied('')
      show(cellOf(target))
    }
    // The pointer was there before this code.
    show(current.querySelector('tbody td:hover'))
    const leave = () => show(null)
    const onCopy = (event: ClipboardEvent) => {
      const found = copyableIn(cellOf(document.activeElement))
      if (!found || getSelection()?.isCollapsed === false) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', found.text)
      setCopied(found.text)
    }
    const heard = new AbortController()
    const { signal } = heard
    current.addEventListener('mouseover', note, { signal })
    current.addEventListener('focusin', note, { signal })
    current.addEventListener('mouseleave', leave, { signal })
    current.addEventListener('scroll', leave, { signal })
    current.addEventListener('copy', onCopy, { signal })
    return () => heard.abort()
  }, [box])
  const copy = ({ text, what }: Copyable) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => toasts.error(`The browser blocked copying the ${what}.`),
    )
  const isCopied = place !== null && copied === place.text
  return (
    <>
      {place && (
        <Button
          type="text"
          size="small"
          tabIndex={-1}
          className="kit-cell-copy"
          style={{ left: place.left, top: place.top }}
          aria-label={isCopied ? `Copied ${place.what}` : `Copy ${place.what}`}
          title={isCopied ? 'Copied' : 'Copy'}
          icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
          onClick={() => copy(place)}
        />
      )}
      <span role="status" className="kit-unseen">
        {copied && 'Copied'}
      </span>
    </>
  )
}

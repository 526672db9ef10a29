import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { afterTransitions } from '../antd/afterTransitions'
import { loadDialogs } from './loadDialogs'

type Settle<T> = (value: T) => void
/** Draws a dialog; `open` turns false when it has been settled and may fade out. */
type Draw<T> = (settle: Settle<T>, open: boolean) => ReactNode
type Ask = <T>(draw: Draw<T>) => Promise<T>

interface Entry {
  readonly id: number
  readonly open: boolean
  readonly draw: (open: boolean) => ReactNode
}

const FADE_MS = 300
/** Whoever begins to act on a page will soon need a dialog or be told something; until it is quiet it is not in the way. */
const FIRST_ACTS = ['pointerdown', 'keydown'] as const
/** Or whoever only looks on: what a lost connection is told by has to be there before. */
const SOON_MS = 3_000
const preload = () => afterTransitions(() => void loadDialogs().catch(() => undefined))
const DialogsContext = createContext<Ask | null>(null)

/** Where dialogs that a call opens are drawn, one above the other. */
export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const ids = useRef(0)
  const close = useCallback((id: number) => {
    setEntries((now) => now.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
    setTimeout(() => setEntries((now) => now.filter((entry) => entry.id !== id)), FADE_MS)
  }, [])
  const ask = useCallback<Ask>(
    (draw) =>
      new Promise((resolve) => {
        ids.current += 1
        const id = ids.current
        const settle: Parameters<typeof draw>[0] = (value) => {
          close(id)
          resolve(value)
        }
        const entry: Entry = { id, open: true, draw: (open) => draw(settle, open) }
        setEntries((now) => [...now, entry])
      }),
    [close],
  )
  useEffect(() => {
    for (const act of FIRST_ACTS) window.addEventListener(act, preload, { once: true })
    const timer = setTimeout(preload, SOON_MS)
    return () => {
      clearTimeout(timer)
      for (const act of FIRST_ACTS) window.removeEventListener(act, preload)
    }
  }, [])
  const drawn = useMemo(
    () => entries.map(({ id, open, draw }) => <Fragment key={id}>{draw(open)}</Fragment>),
    [entries],
  )
  return (
    <DialogsContext value={ask}>
      {children}
      {drawn}
    </DialogsContext>
  )
}

/** Opens a dialog and waits for what it settles with. */
export function useDialogs(): Ask {
  const ask = useContext(DialogsContext)
  if (!ask) throw new Error('useDialogs outside the DialogHost')
  return ask
}

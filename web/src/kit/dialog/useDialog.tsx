import ZIndexContext from 'antd/es/_util/zindexContext.js'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'

export interface DialogProps {
  readonly onClose: () => void
}

/** Of one that fades out with what it showed. */
export interface FadingDialogProps extends DialogProps {
  readonly open: boolean
}

type Own<Props extends DialogProps> = Omit<Props, keyof FadingDialogProps>

interface Entry {
  readonly id: number
  /** Who opened it. */
  readonly opener: object
  readonly Dialog: ComponentType<DialogProps>
  readonly props: object
  /** Of one that fades out: whether it has not begun to; others go at once. */
  readonly open?: boolean
  /** What antd stacks it above: that of the place it was opened from. */
  readonly level: number | undefined
  readonly onClose: () => void
}

type Open = (entry: Omit<Entry, 'id' | 'onClose'>) => void

/** Longer than any of antd's takes. */
const FADED_MS = 500

const OpenContext = createContext<Open | null>(null)
const HasDialogContext = createContext(false)
const IsCoveredContext = createContext(false)

/**
 * Where the dialogs are drawn that components below open: within all contexts of this place, and until
 * they close or it goes itself.
 */
export function DialogOutlet({ children }: { readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const ids = useRef(0)
  const open = useCallback<Open>((entry) => {
    ids.current += 1
    const id = ids.current
    const remove = () => setEntries((now) => now.filter((each) => each.id !== id || each.open))
    const close = (each: Entry) => (each.id === id ? { ...each, open: false } : each)
    const onClose = () => {
      setEntries((now) => now.map(close))
      if (entry.open) setTimeout(remove, FADED_MS)
      else remove()
    }
    setEntries((now) => {
      const isSame = (each: Entry) => each.opener === entry.opener && each.Dialog === entry.Dialog
      return now.some(isSame)
        ? now.map((each) => (isSame(each) ? { ...each, ...entry } : each))
        : [...now, { ...entry, id, onClose }]
    })
  }, [])
  return (
    <OpenContext value={open}>
      <HasDialogContext value={entries.some((each) => each.open === undefined)}>
        <IsCoveredContext value={entries.some((each) => each.open !== false)}>
          {children}
        </IsCoveredContext>
      </HasDialogContext>
      {entries.map(({ id, Dialog, props, open: isOpen, level, onClose }) => (
        <ZIndexContext key={id} value={level}>
          <Dialog {...props} {...(isOpen !== undefined && { open: isOpen })} onClose={onClose} />
        </ZIndexContext>
      ))}
    </OpenContext>
  )
}

/** Whether any dialog stands open that was opened in this place; what fades is only looked at. */
export const useHasDialog = (): boolean => useContext(HasDialogContext)

/** Whether a dialog, or a drawer that fades out, stands above this place. */
export const useIsCovered = (): boolean => useContext(IsCoveredContext)

/** Opens a dialog above the place that asks; one that it opened before and is still open takes the new props. */
export function useOpenDialog() {
  const open = useContext(OpenContext)
  const level = useContext(ZIndexContext)
  const [opener] = useState(() => ({}))
  if (!open) throw new Error('useOpenDialog outside the DialogOutlet')
  return useCallback(
    <Props extends DialogProps>(Dialog: ComponentType<Props>, props: Own<Props>, fades = false) =>
      open({
        opener,
        Dialog: Dialog as ComponentType<DialogProps>,
        props,
        level,
        ...(fades && { open: true }),
      }),
    [open, opener, level],
  )
}

/** What opens a dialog is given of its props: nothing where it wants no others. */
type Given<Props extends DialogProps> =
  object extends Own<Props> ? [props?: Own<Props>] : [props: Own<Props>]

/** Opens this dialog with what it is given then; it is there until it closes itself by `onClose`. */
export function useDialog<Props extends DialogProps>(Dialog: ComponentType<Props>) {
  const open = useOpenDialog()
  return useCallback(
    (...[props]: Given<Props>) => open(Dialog, (props ?? {}) as Own<Props>),
    [open, Dialog],
  )
}

/** The same for one that fades out once it is told by `open` that it was closed. */
export function useFadingDialog<Props extends FadingDialogProps>(Dialog: ComponentType<Props>) {
  const open = useOpenDialog()
  return useCallback(
    (...[props]: Given<Props>) => open(Dialog, (props ?? {}) as Own<Props>, true),
    [open, Dialog],
  )
}

import { type ComponentProps, type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { type Toasts, ToastsContext } from '../toasts'
import { loadDialogs } from './loadDialogs'
import type { ToastShelf } from './ToastShelf'

type Tell = (toasts: Toasts) => void

/** Keeps what is told until there is a shelf to show it on, whose code comes with that of the dialogs. */
function makeQueue(wanted: () => void) {
  const waiting: Tell[] = []
  let shown: Toasts | null = null
  const tell = (each: Tell) => {
    if (shown) return each(shown)
    waiting.push(each)
    wanted()
  }
  const toasts: Toasts = {
    success: (text) => tell(({ success }) => success(text)),
    warning: (text) => tell(({ warning }) => warning(text)),
    error: (...said) => tell(({ error }) => error(...said)),
    failure: (...said) => tell(({ failure }) => failure(...said)),
  }
  const onReady = (ready: Toasts) => {
    shown = ready
    for (const each of waiting.splice(0)) each(ready)
  }
  return { toasts, onReady }
}

interface Props {
  readonly children: ReactNode
  readonly load?: () => Promise<Pick<Awaited<ReturnType<typeof loadDialogs>>, 'ToastShelf'>>
}

/** Lets all below it tell of something in a toast. */
export function ToastHost({ children, load = loadDialogs }: Props) {
  const [Shelf, setShelf] = useState<ComponentType<ComponentProps<typeof ToastShelf>> | null>(null)
  const { toasts, onReady } = useMemo(
    () =>
      makeQueue(() => {
        // Without a connection there is no shelf yet: the next toast tries again, and shows all of them.
        load().then(
          (code) => setShelf(() => code.ToastShelf),
          () => undefined,
        )
      }),
    [load],
  )
  return (
    <ToastsContext value={toasts}>
      {children}
      {Shelf && <Shelf onReady={onReady} />}
    </ToastsContext>
  )
}

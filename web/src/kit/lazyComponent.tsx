import { type ComponentType, type FunctionComponent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { noAnswer, UNREACHABLE } from '@/api/answer'
import { availability, reloadOnce } from './replaced'
import { useToasts } from './toasts'
import { useEventCallback } from './useEventCallback'

export const REPLACED = 'The console was updated: it is loaded again. Drafts are kept.'
const UNSENT = { keyed: false, idempotencyKey: null }

/** Tells that code which is wanted now could not be loaded: the connection or the file is gone. */
export function useLoadFailure(): () => void {
  const toasts = useToasts()
  return useEventCallback(async () => {
    if ((await availability()) === 'replaced' && reloadOnce()) toasts.warning(REPLACED)
    else toasts.failure(noAnswer('network', UNREACHABLE, UNSENT))
  })
}

const close = (props: object) => (props as { onClose?: () => void }).onClose?.()

/** What of the props tells one use of a component from the next. */
const useOf = (props: object): string =>
  JSON.stringify(Object.entries(props).filter(([, value]) => typeof value !== 'object'))

/**
 * A component whose code comes when it is first drawn. React.lazy may draw it, throw that away
 * and draw it anew; an overlay of antd so thrown away goes on taking the Escape key from all others.
 * Its place is marked until then: a form gives the focus once all of its code is there.
 * Code that does not come is told in a toast and leaves the page whole: `giveUp` ends what waits for
 * the component, by default its `onClose`, and the next use loads again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp: (props: Props) => void = close,
): FunctionComponent<Props> {
  let code: ComponentType<Props> | null = null
  return function LazyComponent(props: Props) {
    const [Code, setCode] = useState(() => code)
    const isBusy = useRef(false)
    const tell = useLoadFailure()
    const use = useOf(props)
    const fail = useEventCallback(() => {
      tell()
      // Drawn at once: being closed is no use that would load again.
      flushSync(() => giveUp(props))
      isBusy.current = false
    })
    // biome-ignore lint/correctness/useExhaustiveDependencies: each use tries again
    useEffect(() => {
      if (Code || isBusy.current) return
      isBusy.current = true
      load().then((loaded) => {
        code = loaded
        setCode(() => loaded)
      }, fail)
    }, [Code, use, fail])
    return Code ? <Code {...props} /> : <template data-awaited="code" />
  }
}

import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { counted } from '../bulk/bulk'
import { lazyComponent } from '../lazyComponent'
import { useToasts } from '../toasts'
import { useEventCallback } from '../useEventCallback'
import { ExportContext } from './exportContext'
import { createRunnerHolder, isUnderWay, type OnExportEnd } from './exportState'

const RunDialog = lazyComponent(() =>
  import('./ExportRunDialog').then((code) => code.ExportRunDialog),
)

/** Holds the export that is under way, whatever page is open, and tells how it ends. */
export function ExportHost({ children }: { readonly children: ReactNode }) {
  const toasts = useToasts()
  const [open, setOpen] = useState(false)
  const onEnd: OnExportEnd = useEventCallback((run, error) => {
    if (run.stage === 'done') toasts.success(`${counted(run.done, 'rows')} exported.`)
    if (run.stage === 'failed')
      toasts.error(`${run.fileName}: ${run.message}`, error?.requestId ?? null)
  })
  const [holder] = useState(createRunnerHolder)
  const exports = useMemo(
    () => ({ holder, onEnd, show: setOpen.bind(null, true) }),
    [holder, onEnd],
  )
  const hide = setOpen.bind(null, false)
  const run = useSyncExternalStore(holder.subscribe, holder.current)
  const isRunning = isUnderWay(run)

  useEffect(() => () => holder.runner()?.dispose(), [holder])

  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])

  const runner = holder.runner()
  return (
    <ExportContext value={exports}>
      {children}
      {run && runner && open && <RunDialog run={run} runner={runner} onClose={hide} />}
    </ExportContext>
  )
}

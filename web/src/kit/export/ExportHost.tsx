import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { counted } from '../bulk/bulk'
import { lazyComponent } from '../lazyComponent'
import { useToasts } from '../toasts'
import { useEventCallback } from '../useEventCallback'
import { exportCalls } from './exportCalls'
import { ExportContext } from './exportContext'
import { createExportRunner, type ExportRun, isUnderWay } from './exportRun'

const RunDialog = lazyComponent(() =>
  import('./ExportRunDialog').then((code) => code.ExportRunDialog),
)

/** Holds the export that is under way, whatever page is open, and tells how it ends. */
export function ExportHost({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch()
  const toasts = useToasts()
  const [open, setOpen] = useState(false)
  const onEnd = useEventCallback((run: ExportRun, error: ApiError | null) => {
    if (run.stage === 'done') toasts.success(`${counted(run.done, 'rows')} exported.`)
    if (run.stage === 'failed')
      toasts.error(`${run.fileName}: ${run.message}`, error?.requestId ?? null)
  })
  const [runner] = useState(() => createExportRunner(exportCalls(dispatch as never, onEnd)))
  const exports = useMemo(() => ({ runner, show: setOpen.bind(null, true) }), [runner])
  const hide = setOpen.bind(null, false)
  const run = useSyncExternalStore(runner.subscribe, runner.current)
  const isRunning = isUnderWay(run)

  useEffect(() => () => runner.dispose(), [runner])

  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])

  return (
    <ExportContext value={exports}>
      {children}
      {run && open && <RunDialog run={run} runner={runner} onClose={hide} />}
    </ExportContext>
  )
}

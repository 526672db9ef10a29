import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useDispatch } from 'react-redux'
import { staleAfter } from '@/api/areaApi'
import { emptyApi } from '@/api/base'
import { operationOf, successText } from '@/api/operations'
import { write as sendWrite } from '@/api/write'
import { fetchOutcome } from '../dialog/outcome'
import { lazyComponent } from '../lazyComponent'
import { type Toasts, useToasts } from '../toasts'
import { useEventCallback } from '../useEventCallback'
import type { BulkWrite } from './bulk'
import { type BulkRun, ENDED, isRunning, type Sent, summary, tally } from './bulkRun'
import { BulkRunContext } from './bulkRunContext'
import { createBulkRunner } from './bulkRunner'
import { loadBulk } from './loadBulk'

const RunDialog = lazyComponent(() => loadBulk().then((code) => code.RunDialog))

function useSending() {
  const dispatch = useDispatch()
  return useMemo(() => {
    const send = async (write: BulkWrite, key: string): Promise<Sent> => {
      const { endpoint, arg, record, acknowledged } = write
      const how = { key, record, acknowledged, isOneOfMany: true }
      const result = await sendWrite(dispatch, endpoint, arg, how)
      if (!result.ok) return result
      const said = result.message ?? successText(operationOf(endpoint.name), arg)
      return { ok: true, message: said ?? '' }
    }
    const reload = (writes: readonly BulkWrite[]) => {
      const tags = new Set(
        writes.flatMap((write) => staleAfter(operationOf(write.endpoint.name), undefined)),
      )
      dispatch(emptyApi.util.invalidateTags([...tags]))
    }
    return { send, reload }
  }, [dispatch])
}

function toastEnd(run: BulkRun, toasts: Toasts): void {
  const { all, done } = tally(run)
  if (done === all) toasts.success(run.success ?? `${run.label}: all ${all} done.`)
  else toasts.warning(`${run.label}: ${summary(run)}.`)
}

interface BulkRunHostProps {
  /** The session has ended: what is not sent yet waits. */
  readonly hasEnded: boolean
  readonly children: ReactNode
}

/** Holds the run that is under way, whatever page is open, and shows it. */
export function BulkRunHost({ hasEnded, children }: BulkRunHostProps) {
  const { send, reload } = useSending()
  const toasts = useToasts()
  const [open, setOpen] = useState(false)
  const onEnd = useEventCallback((run: BulkRun) => toastEnd(run, toasts))
  const [runner] = useState(() => createBulkRunner({ send, reload, ask: fetchOutcome, onEnd }))
  const runs = useMemo(() => ({ runner, show: () => setOpen(true) }), [runner])
  const run = useSyncExternalStore(runner.subscribe, runner.current)
  const running = run !== null && isRunning(run)

  useEffect(() => {
    if (hasEnded) runner.stop(ENDED)
  }, [hasEnded, runner])

  useEffect(() => {
    if (!running) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [running])

  return (
    <BulkRunContext value={runs}>
      {children}
      {run && <RunDialog run={run} runner={runner} open={open} onHide={() => setOpen(false)} />}
    </BulkRunContext>
  )
}

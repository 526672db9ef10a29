import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { described } from '@/api/gen/access'
import type { OperationId } from '@/api/gen/meta'
import {
  type JournalEntry,
  useSimulatorAccountsQuery,
  useSimulatorJournalQuery,
  useSimulatorWholeJournalQuery,
} from '@/api/gen/simulator/endpoints'
import { isLoggedRequest } from '@/api/requestLog'
import { useToasts } from '@/kit/dialog/toasts'
import { DateTime } from '@/kit/display/DateTime'
import { Failure } from '@/kit/display/Failure'
import { Json } from '@/kit/record/Json'
import { useOperationAccess } from '@/session/operationAccess'
import { useSession } from '@/session/session'
import { curlOf } from './curl'

const isNoise = (operation: string): boolean =>
  operation.startsWith('simulator') || (described[operation as OperationId]?.isPoll ?? false)

/** What was asked of the platform: by this page since it was opened, or by all whom one may see. */
export function JournalTab({ world }: { readonly world: string }) {
  const { user } = useSession()
  const [mine, setMine] = useState(true)
  const [operation, setOperation] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const accounts = useSimulatorAccountsQuery({ world })
  const toasts = useToasts()
  const isWhole = useOperationAccess()('simulatorWholeJournal')
  const useEntries = isWhole ? useSimulatorWholeJournalQuery : useSimulatorJournalQuery
  const call = useEntries(
    { limit: 200, ...(operation && { operation }) },
    { refetchOnMountOrArgChange: true },
  )
  const entries = (call.data?.entries ?? []).filter(
    (entry) => !isNoise(entry.operation) && (!mine || isLoggedRequest(entry.requestId)),
  )

  const copy = (entry: JournalEntry) => {
    const text = curlOf(entry, {
      origin: location.origin,
      email: user.email,
      password: accounts.data?.password ?? '',
      world,
    })
    navigator.clipboard.writeText(text).then(
      () => toasts.success('Commands copied.'),
      () => toasts.error('The browser blocked copying the commands.'),
    )
  }

  return (
    <>
      <div className="simulator-act">
        <Checkbox checked={mine} onChange={(event) => setMine(event.target.checked)}>
          Only this page’s requests
        </Checkbox>
        <Select<string>
          className="simulator-wide"
          aria-label="Operation"
          placeholder="Every operation"
          allowClear
          showSearch
          value={operation}
          options={Object.keys(described)
            .sort()
            .map((id) => ({ value: id, label: id }))}
          onChange={(chosen) => setOperation(chosen ?? null)}
        />
        <Button onClick={() => call.refetch()}>Reload</Button>
      </div>
      {call.error && !call.isFetching && (
        <Failure
          what="The journal could not be loaded"
          error={call.error as ApiError}
          onRetry={call.refetch}
        />
      )}
      {call.data && entries.length === 0 && <p role="status">No requests.</p>}
      <ul className="simulator-list">
        {entries.map((entry) => (
          <li key={`${entry.requestId} ${entry.operation}`}>
            <div className="simulator-entry">
              <span>
                <DateTime at={entry.at} /> · <code>{entry.operation}</code> · {entry.http}
                {entry.faults.length > 0 && ` · ${entry.faults.join(', ')}`}
              </span>
              <span>
                <Button
                  size="small"
                  aria-expanded={shown === entry.requestId}
                  onClick={() => setShown(shown === entry.requestId ? null : entry.requestId)}
                >
                  {shown === entry.requestId ? 'Less' : 'More'}
                </Button>
                <Button
                  size="small"
                  aria-label={`Copy ${entry.operation} as curl`}
                  onClick={() => copy(entry)}
                >
                  Copy as curl
                </Button>
              </span>
            </div>
            {shown === entry.requestId && (
              <Json value={entry} what={`request and response of ${entry.operation}`} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

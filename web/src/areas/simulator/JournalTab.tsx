import { Button, Checkbox, Select } from 'antd'
import { useState } from 'react'
import { described } from '@/api/gen/access'
import type { OperationId } from '@/api/gen/meta'
import {
  type JournalEntry,
  useSimulatorAccountsQuery,
  useSimulatorJournalQuery,
  useSimulatorWholeJournalQuery,
} from '@/api/gen/simulator/endpoints'
import { isLoggedRequest } from '@/api/requestLog'
import { DateTime } from '@/kit/display/DateTime'
import { Json } from '@/kit/display/Json'
import { Loaded } from '@/kit/display/Loaded'
import { useToasts } from '@/kit/toasts'
import { useOperationAccess } from '@/session/operationAccess'
import { useSession } from '@/session/session'
import { curlOf } from './curl'

/** So many are read at first; a world keeps the last 500, of up to 16 MB. */
const STEP = 50
const MOST = 500

const isPanels = ({ operation }: JournalEntry): boolean => operation.startsWith('simulator')

const isPoll = ({ operation }: JournalEntry): boolean =>
  described[operation as OperationId]?.isPoll ?? false

/** Requests by themselves, and polls between them together. */
export function folded(entries: readonly JournalEntry[]): readonly (readonly JournalEntry[])[] {
  const groups: JournalEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0] && isPoll(entry) && isPoll(last[0])) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** What was asked of the platform: by this page since it was opened, or by all whom one may see. */
export function JournalTab({ world }: { readonly world: string }) {
  const { user } = useSession()
  const [mine, setMine] = useState(true)
  const [operation, setOperation] = useState<string | null>(null)
  const [limit, setLimit] = useState(STEP)
  const accounts = useSimulatorAccountsQuery({ world })
  const toasts = useToasts()
  const isWhole = useOperationAccess()('simulatorWholeJournal')
  const useEntries = isWhole ? useSimulatorWholeJournalQuery : useSimulatorJournalQuery
  const call = useEntries(
    { limit, ...(operation && { operation }) },
    { refetchOnMountOrArgChange: true },
  )
  const isShown = (entry: JournalEntry) =>
    !isPanels(entry) && (!mine || isLoggedRequest(entry.requestId))

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
          value={operation}
          options={Object.keys(described)
            .sort()
            .map((id) => ({ value: id, label: id }))}
          onChange={(chosen) => {
            setOperation(chosen ?? null)
            setLimit(STEP)
          }}
        />
        <Button onClick={() => call.refetch()}>Reload</Button>
      </div>
      <Loaded what="The journal" call={call}>
        {({ entries }) => (
          <>
            <Requests entries={entries.filter(isShown)} onCopy={copy} />
            {entries.length >= limit && limit < MOST && (
              <Button loading={call.isFetching} onClick={() => setLimit(limit + STEP)}>
                Show older requests
              </Button>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

interface RequestsProps {
  readonly entries: readonly JournalEntry[]
  readonly onCopy: (entry: JournalEntry) => void
}

function Requests({ entries, onCopy }: RequestsProps) {
  if (entries.length === 0) return <p role="status">No requests.</p>
  return (
    <ul className="simulator-list">
      {folded(entries).map((group) => {
        const [first] = group
        if (!first) return null
        return isPoll(first) ? (
          <Polls key={keyOf(first)} entries={group} onCopy={onCopy} />
        ) : (
          <Entry key={keyOf(first)} entry={first} onCopy={onCopy} />
        )
      })}
    </ul>
  )
}

const keyOf = (entry: JournalEntry) => `${entry.requestId} ${entry.operation}`

interface EntryProps {
  readonly entry: JournalEntry
  readonly onCopy: (entry: JournalEntry) => void
}

/** A request in a line: when, what, how it ended, how long it took and whose it was. */
function Entry({ entry, onCopy }: EntryProps) {
  const [open, setOpen] = useState(false)
  const { operation } = entry
  return (
    <li>
      <div className="simulator-entry">
        <span>
          <DateTime at={entry.at} /> · <code>{`${entry.method} ${entry.path}`}</code> · {entry.http}
          {entry.faults.length > 0 && ` · ${entry.faults.join(', ')}`}
          <small className="simulator-event">
            {`${operation} · ${entry.email ?? 'not signed in'} · ${entry.ms} ms`}
          </small>
        </span>
        <span>
          <Button
            size="small"
            aria-expanded={open}
            aria-label={`${open ? 'Less' : 'More'} of ${operation}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'More'}
          </Button>
          <Button
            size="small"
            aria-label={`Copy ${operation} as curl`}
            onClick={() => onCopy(entry)}
          >
            Copy as curl
          </Button>
        </span>
      </div>
      {open && <Json value={entry} what={`What ${operation} asked and was answered`} />}
    </li>
  )
}

/** What the page asks by itself, in one line until it is opened. */
function Polls({ entries, onCopy }: RequestsProps) {
  const [open, setOpen] = useState(false)
  const names = [...new Set(entries.map(({ operation }) => operation))].join(', ')
  const count = entries.length === 1 ? '1 poll' : `${entries.length} polls`
  return (
    <>
      <li>
        <span className="simulator-polls">{`${count}: ${names}`}</span>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide polls' : 'Show polls'}
        </Button>
      </li>
      {open && entries.map((entry) => <Entry key={keyOf(entry)} entry={entry} onCopy={onCopy} />)}
    </>
  )
}

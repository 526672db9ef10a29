import { Alert, Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { GAME_ADDED, GAME_DISABLED, GAME_UPDATED } from '@/api/gen/games/constants'
import {
  api,
  type Game,
  type GameEntries,
  type GameEntry,
  type GameOperatorsSet,
  useGameEntriesQuery,
} from '@/api/gen/games/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Loaded } from '@/kit/display/Loaded'
import { rawText } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import type { Revised } from '@/kit/form/rebase'
import { useAction } from '@/kit/form/useAction'
import { holds } from '@/kit/list/localPage'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useToasts } from '@/kit/toasts'
import { statuses, statusOf } from './labels'
import { EditEntry, useEntryDialog } from './OwnEntries'

/** Which operators and brands have the game: just those that are ticked, once it is saved. */
export function EnableOperators({ record: game }: RecordTabProps<Game>) {
  const call = useGameEntriesQuery({ gameId: game.id })
  return (
    <Loaded what="The operators" call={call}>
      {(entries) => <Chosen key={entries.revision} game={game} entries={entries} />}
    </Loaded>
  )
}

const isActive = ({ status }: GameEntry): boolean => status === 'ACTIVE'
const idOf = ({ opId }: GameEntry): string => opId

/** Why an operator's tick stays as it is; null where it may be changed. */
function keptReason({ status: ofGame }: Game, entry: GameEntry): string | null {
  if (entry.status === 'MAINTENANCE') return 'In maintenance: it stays so.'
  return ofGame === 'DEPRECATE' && !isActive(entry) ? 'A deprecated game is not enabled.' : null
}

interface ChosenProps {
  readonly game: Game
  readonly entries: GameEntries
}

function Chosen({ game, entries }: ChosenProps) {
  const { items } = entries
  const before = items.filter(isActive).map(idOf)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(before))
  const [text, setText] = useState('')
  const save = useSave(game, entries)
  const open = useEntryDialog(game)
  const shown = items.filter(({ opId, opTitle }) => holds(text, opId, opTitle))
  const free = shown.filter((entry) => keptReason(game, entry) === null).map(idOf)
  const added = [...chosen].filter((opId) => !before.includes(opId)).length
  const removed = before.filter((opId) => !chosen.has(opId)).length
  const put = (opIds: readonly string[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const opId of opIds) isOn ? next.add(opId) : next.delete(opId)
    setChosen(next)
  }
  return (
    <>
      {game.status !== 'ACTIVE' && (
        <Alert
          type="warning"
          showIcon
          title={`The game is not active (${rawText(statusOf(game.status))}), so nobody plays it. ${rawText(game.reason)}`}
        />
      )}
      <div className="games-choose">
        <Input.Search
          allowClear
          aria-label="Find an operator"
          placeholder="Find an operator"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button onClick={() => put(free, true)}>Tick all</Button>
        <Button onClick={() => put(free, false)}>Untick all</Button>
      </div>
      <ul className="games-operators">
        {shown.map((entry) => (
          <li key={entry.opId}>
            <Checkbox
              checked={chosen.has(entry.opId)}
              disabled={save.running || keptReason(game, entry) !== null}
              onChange={({ target }) => put([entry.opId], target.checked)}
            >
              <bdi>{entry.opTitle}</bdi>
            </Checkbox>
            <small>{keptReason(game, entry)}</small>
            <Status {...labelOf(statuses, entry.status)} />
            <EditEntry entry={entry} onOpen={open} />
          </li>
        ))}
      </ul>
      <footer className="games-save">
        <span role="status">
          {added + removed > 0
            ? `${counted(added, 'operators')} added, ${removed} removed`
            : 'Nothing is changed.'}
        </span>
        <Button
          type="primary"
          loading={save.running}
          disabled={added + removed === 0}
          onClick={() => save.run([...chosen])}
        >
          Save operators
        </Button>
      </footer>
    </>
  )
}

/** Failures that the user has seen, in a dialog of their own. */
const SEEN: readonly string[] = ['stale', 'outcomeUnknown', 'lacksProof', 'cancelled']

/** Saves which operators have the game; the toast says whether more or fewer have it now. */
function useSave(game: Game, entries: GameEntries) {
  const toasts = useToasts()
  const write = useAction(api.endpoints.gameOperators, { isReportedByCaller: true })
  const run = async (opIds: readonly string[]) => {
    const arg = { gameOperators: { gameId: game.id, opIds: [...opIds] } }
    const rebase = (now: Revised) => ({
      differences: [differenceOf(entries, now as GameEntries, opIds)],
      arg,
      take: () => undefined,
    })
    const result = await write.run(arg, { record: entries, rebase })
    if (result.ok) toasts.success(textOf(result.data))
    else if (!SEEN.includes(result.error.kind)) toasts.failure(result.error)
  }
  return { running: write.running, run }
}

function textOf({ added, removed }: GameOperatorsSet): string {
  if (added === removed) return GAME_UPDATED
  return added > removed ? GAME_ADDED : GAME_DISABLED
}

function differenceOf(seen: GameEntries, now: GameEntries, yours: readonly string[]) {
  const titles = new Map(now.items.map(({ opId, opTitle }) => [opId, opTitle]))
  const text = (opIds: readonly string[]) =>
    opIds.map((opId) => titles.get(opId) ?? opId).join(', ') || 'None'
  const activeIn = ({ items }: GameEntries) => text(items.filter(isActive).map(idOf))
  return {
    field: 'opIds',
    label: 'Operators',
    was: activeIn(seen),
    theirs: activeIn(now),
    yours: text(yours),
  }
}

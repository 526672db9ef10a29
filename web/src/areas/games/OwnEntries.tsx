import { Button } from 'antd'
import { type Game, type GameEntry, useGameEntriesQuery } from '@/api/gen/games/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { LoadedItems } from '@/kit/display/Loaded'
import { Rows } from '@/kit/display/Rows'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useOperationAccess } from '@/session/operationAccess'
import { statuses } from './labels'

const OperatorGame = lazyComponent(() => import('./OperatorGame').then((code) => code.OperatorGame))

/** Opens an operator's entry of a game; null for those who may not change it. */
export function useEntryDialog(game: Game): ((entry: GameEntry) => void) | null {
  const open = useDialog(OperatorGame)
  const mayWrite = useOperationAccess()('gameEntryUpdate')
  return mayWrite ? (entry) => open({ game, entry }) : null
}

interface EditEntryProps {
  readonly entry: GameEntry
  readonly onOpen: ((entry: GameEntry) => void) | null
}

export const EditEntry = ({ entry, onOpen }: EditEntryProps) =>
  onOpen && (
    <Button
      size="small"
      aria-label={`Edit operator game of ${entry.opTitle}`}
      onClick={() => onOpen(entry)}
    >
      Edit
    </Button>
  )

/** What each operator and brand that the user sees has of a game. */
export function OwnEntries({ record: game }: RecordTabProps<Game>) {
  const call = useGameEntriesQuery({ gameId: game.id })
  const open = useEntryDialog(game)
  return (
    <LoadedItems what="The operators" call={call} empty="There are no operators.">
      {(items) => (
        <Rows<GameEntry>
          className="games-entries"
          of={items}
          keyOf={({ opId }) => opId}
          columns={{
            'Operator or brand': ({ opTitle }) => opTitle,
            Status: ({ status }) => <Status {...labelOf(statuses, status)} />,
            Order: ({ order }) => order,
            'Can be played': ({ isOn }) => (isOn ? 'Yes' : 'No'),
            ...(open && { Change: (entry) => <EditEntry entry={entry} onOpen={open} /> }),
          }}
        />
      )}
    </LoadedItems>
  )
}

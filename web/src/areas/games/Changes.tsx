import type { ChangedGame, GameChanges } from '@/api/gen/games/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Rows } from '@/kit/display/Rows'
import { entryText } from './labels'

const KINDS = {
  added: 'added',
  changed: 'changed',
  removed: 'switched off',
  refused: 'left as they are',
} as const

const beforeOf = ({ before }: ChangedGame) => (before ? entryText(before) : 'None')

/** What would become of an operator's games, kind by kind. */
export function Changes({ changes }: { readonly changes: GameChanges }) {
  const kinds = Object.entries(KINDS) as [keyof GameChanges, string][]
  const some = kinds.filter(([kind]) => changes[kind].length > 0)
  if (some.length === 0) return <p role="status">Nothing would change.</p>
  return some.map(([kind, words]) => (
    <details key={kind} className="games-changes">
      <summary>{`${counted(changes[kind].length, 'games')} ${words}`}</summary>
      <Rows<ChangedGame>
        of={changes[kind]}
        keyOf={({ gameId }) => gameId}
        columns={{
          Game: ({ title }) => title,
          Now: beforeOf,
          ...(kind === 'refused'
            ? { Why: ({ refused }) => refused }
            : { After: ({ after }) => entryText(after) }),
        }}
      />
    </details>
  ))
}

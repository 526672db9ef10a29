import { api, type Game } from '@/api/gen/games/endpoints'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const EditGame = lazyComponent(() => import('./EditGame').then((code) => code.EditGame))
const LaunchTester = lazyComponent(() => import('./LaunchTester').then((code) => code.LaunchTester))
const EntryOfGame = lazyComponent(() => import('./OperatorGame').then((code) => code.EntryOfGame))

/** What may be done with a game, in its row's menu and in its drawer. */
export function useGameActions(): readonly RecordAction<Game>[] {
  const write = useAction(api.endpoints.gameImageDelete)
  const deleting = useConfirmed(write, (game: Game) => ({
    title: `Delete image of ${quotedName(game.title)}?`,
    content: <p>The game shows the aggregator’s image until it gets another.</p>,
    confirmLabel: 'Delete image',
    danger: true,
    confirmWord: 'delete',
    arg: {
      gameImage: { gameId: game.id, blobName: game.imageUrl?.split('/').at(-1) ?? '' },
    },
    record: game,
  }))
  return [
    {
      id: 'games.entry',
      label: 'Edit operator game',
      permission: 'games_write',
      appliesTo: ({ entry }) => Boolean(entry),
      Dialog: EntryOfGame,
    },
    {
      id: 'games.launch',
      label: 'Launch tester',
      permission: 'games_launch',
      Dialog: LaunchTester,
    },
    { id: 'games.edit', label: 'Edit game', permission: 'games_edit', Dialog: EditGame },
    {
      id: 'games.image',
      label: 'Delete image',
      permission: 'games_edit',
      danger: true,
      disabledReason: ({ imageUrl }) => (imageUrl ? null : 'It has no image of its own.'),
      run: deleting.ask,
    },
  ]
}

import { useEffect, useRef } from 'react'
import { api, type Player } from '@/api/gen/players/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { quotedName, typableName } from '@/kit/display/personText'
import type { RecordField } from '@/kit/display/RecordFields'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { deletionOf } from './deletion'
import { playerFacts } from './playerFacts'

const factsOf = (player: Player): readonly RecordField[] => [
  ...playerFacts(player),
  ['Operator or brand', () => <Name text={player.operator.opTitle} />],
  ['Balance, not real-time', () => <Money amount={player.wallet.inUSD.balance} />],
]

const WARNING = (
  <>
    <p>They can no longer sign in and appear only in lists of deleted players.</p>
    <p>Players with a balance, an open withdrawal or an open bet cannot be deleted.</p>
  </>
)

/** Asks for the username, then deletes. */
export function DeletePlayer({ record: player, onClose }: RecordDialogProps<Player>) {
  const { ask } = useConfirmed(
    useAction(api.endpoints.playersDelete, { errorDialog: true }),
    () => ({
      title: `Delete player ${quotedName(player.username)}?`,
      facts: factsOf(player),
      content: WARNING,
      confirmLabel: 'Delete player',
      danger: true,
      confirmWord: typableName(player.username, player.playerCode),
      arg: deletionOf(player),
      record: player,
    }),
  )
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void ask().then(onClose)
  })
  return null
}

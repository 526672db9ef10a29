import { useEffect, useRef } from 'react'
import { api, type Player } from '@/api/gen/players/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { quotedName, typableName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import type { RecordField } from '@/kit/record/RecordFields'
import type { PlayerDialogProps } from './composition'
import { deletionOf } from './deletion'
import { playerFacts } from './playerFacts'

const factsOf = (player: Player): readonly RecordField[] => [
  ...playerFacts(player),
  ['Operator', () => <Name text={player.operator.opTitle} />],
  ['Balance, not real-time', () => <Money amount={player.wallet.inUSD.balance} />],
]

const WARNING = (
  <>
    <p>They can no longer sign in and appear only in lists of deleted players.</p>
    <p>Players with a balance, an open withdrawal or an open bet cannot be deleted.</p>
  </>
)

/** Asks for the username, then deletes. */
export function DeletePlayer({ player, onClose }: PlayerDialogProps) {
  const confirm = useConfirm()
  const { run } = useAction(api.endpoints.playersDelete, { errorDialog: true })
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const ask = async () => {
      const agreed = await confirm({
        title: `Delete player ${quotedName(player.username)}?`,
        facts: factsOf(player),
        content: WARNING,
        confirmLabel: 'Delete player',
        cancelLabel: 'Cancel',
        danger: true,
        confirmWord: typableName(player.username, player.playerCode),
      })
      if (agreed) await run(deletionOf(player), { record: player })
      onClose()
    }
    void ask()
  })
  return null
}

import { useEffect, useRef } from 'react'
import { api, type Player } from '@/api/gen/players/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Money } from '@/kit/display/Money'
import { useAction } from '@/kit/form/useAction'
import type { PlayerDialogProps } from './composition'
import { deletionOf } from './deletion'

const warning = ({ username, playerCode, wallet }: Player) => (
  <>
    <p>
      <bdi>{username}</bdi> ({playerCode}) will be deleted: they can no longer sign in and appear
      only in lists of deleted players.
    </p>
    <p>
      Their balance is <Money amount={wallet.inUSD.balance} />, not real-time. Players with a
      balance, an open withdrawal or an open bet cannot be deleted.
    </p>
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
        title: `Delete player ${player.username}?`,
        content: warning(player),
        confirmLabel: 'Delete player',
        cancelLabel: 'Cancel',
        danger: true,
        confirmWord: player.username,
      })
      if (agreed) await run(deletionOf(player), { record: player })
      onClose()
    }
    void ask()
  })
  return null
}

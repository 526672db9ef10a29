import { type Player, usePlayerQuery } from '@/api/gen/players/endpoints'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { RecordFields } from '@/kit/display/RecordFields'
import { NOT_REAL_TIME } from './labels'
import { MainWallet, OtherWallets } from './PlayerPanels'
import { playerFacts } from './playerFacts'

interface WalletPreviewProps {
  readonly player: Player
  readonly open: boolean
  readonly onClose: () => void
}

/** What a player has in each currency, as the platform last told. */
export function WalletPreview({ player, open, onClose }: WalletPreviewProps) {
  const { playerCode } = player
  const { data = player } = usePlayerQuery(
    { playerKey: { playerCode } },
    { skip: !open, refetchOnMountOrArgChange: true },
  )
  return (
    <ReadOnlyDialog open={open} title="Player wallet" onClose={onClose}>
      <RecordFields fields={playerFacts(player)} />
      <MainWallet record={player} wallet={data.wallet} />
      <OtherWallets player={player} />
      <p className="players-hint">{NOT_REAL_TIME}</p>
    </ReadOnlyDialog>
  )
}

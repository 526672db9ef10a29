import type { ApiError } from '@/api/answer'
import { type Bet, type BetDetails, useBetQuery, useBetV2Query } from '@/api/gen/bets/endpoints'
import { shortId } from '@/kit/display/Id'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { betActions } from './actions'
import { betTabs } from './BetFields'
import { pathOf, statuses } from './labels'

interface BetDrawerProps extends OpenedRecord {
  /** The row that it was opened from, if its list has it: it says of which generation the bet is. */
  readonly listed?: Pick<Bet, 'betId' | 'generation'> | undefined
}

/** A bet of either generation from the right, over its list. */
export function BetDrawer({ listed, ...opened }: BetDrawerProps) {
  const { openId } = opened
  const generation = listed?.betId === openId ? listed?.generation : undefined
  const call = useBetOf(openId, generation)
  const bet = call.currentData
  const isV1 = (bet?.generation ?? generation) === 1
  return (
    <RecordDrawer<BetDetails>
      {...opened}
      title={isV1 ? 'Bet' : 'Bet V2'}
      name={({ betId, player }) => [shortId(betId), player.playerCode]}
      path={bet && pathOf(bet)}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={betActions}
      tabs={betTabs}
    />
  )
}

/** An id does not tell the generation: where no row does, the bet is looked for in both. */
function useBetOf(betId: string | null, generation: number | undefined) {
  const id = betId ?? ''
  const second = useBetV2Query({ betId: id }, { skip: !id || generation === 1 })
  const isMissing = (second.error as ApiError | undefined)?.kind === 'notFound'
  const isFirst = generation === 1 || (generation === undefined && isMissing)
  const first = useBetQuery({ id }, { skip: !id || !isFirst })
  return isFirst ? first : second
}

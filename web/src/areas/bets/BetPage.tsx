import { useParams } from 'react-router'
import { api, type BetDetails, useBetQuery, useBetV2Query } from '@/api/gen/bets/endpoints'
import type { Call } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import { RecordPage } from '@/kit/record/RecordPage'
import { recordReads } from '@/session/reads'
import { betActions } from './actions'
import { betTabs } from './BetFields'
import { nameOf, statuses } from './labels'

export function BetPage() {
  const { id = '' } = useParams()
  return <Content betId={id} call={useBetQuery({ id })} />
}

export function BetPageV2() {
  const { betId = '' } = useParams()
  return <Content betId={betId} call={useBetV2Query({ betId })} />
}

interface ContentProps {
  readonly betId: string
  readonly call: Call<BetDetails>
}

/** A bet's details on a page of their own. */
const Content = ({ betId, call }: ContentProps) => (
  <RecordPage<BetDetails>
    what={`Bet ${betId}`}
    loaded={call}
    label={nameOf}
    state={({ status }) => <Status {...labelOf(statuses, status)} />}
    back={{ label: 'Bets', to: '/bets' }}
    actions={betActions}
    tabs={betTabs}
  />
)

export const betPageReads = recordReads(api.endpoints.bet, 'id', (key) => key)

export const betPageV2Reads = recordReads(api.endpoints.betV2, 'betId', (key) => key)

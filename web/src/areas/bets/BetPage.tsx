import { Tabs } from 'antd'
import { useParams } from 'react-router'
import { type BetDetails, useBetQuery, useBetV2Query } from '@/api/gen/bets/endpoints'
import { type Call, dataOf, Loaded } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { useRecordTitle } from '@/kit/tabTitle'
import { useBetActions } from './actions'
import { useBetTabs } from './BetFields'
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
function Content({ betId, call }: ContentProps) {
  const tabs = useBetTabs()
  const { actions, dialog } = useBetActions()
  const allowed = usePermittedActions(actions)
  const known = dataOf(call)
  useRecordTitle(known && nameOf(known))
  return (
    <Loaded what={`Bet ${betId}`} call={call}>
      {(bet) => (
        <article className="bets-page" aria-label={nameOf(bet)}>
          <header>
            <h2>{nameOf(bet)}</h2>
            <Status {...labelOf(statuses, bet.status)} />
            {allowed.length > 0 && (
              <ActionMenu subject={bet} label={`Actions of ${nameOf(bet)}`} actions={allowed} />
            )}
          </header>
          {tabs.length > 1 ? (
            <Tabs items={tabs.map(({ body, ...tab }) => ({ ...tab, children: body(bet) }))} />
          ) : (
            tabs[0]?.body(bet)
          )}
          {dialog}
        </article>
      )}
    </Loaded>
  )
}

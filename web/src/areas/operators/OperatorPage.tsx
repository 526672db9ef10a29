import { Tabs } from 'antd'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { Status } from '@/kit/display/Status'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { useRecordTitle } from '@/kit/tabTitle'
import { useAddress } from '@/kit/useAddress'
import { useSession } from '@/session/session'
import { useOperatorComposition } from './composition'
import { nameOf, stateOf } from './labels'
import { isFor, useOperatorActions } from './useOperatorActions'
import './operators.css'

/** An operator or a brand: what it is, what is set for it, and what the other areas know of it. */
export function OperatorPage() {
  const { opId = '' } = useParams()
  const call = useOperatorsShowQuery({ operatorNamed: { opId } })
  const { actionsOf, dialog } = useOperatorActions()
  const known = call.currentData
  const actions = usePermittedActions(useMemo(() => actionsOf(known), [actionsOf, known]))
  const [address, setAddress] = useAddress()
  const { tabs } = useOperatorComposition()
  const { user } = useSession()
  useRecordTitle(known?.title)
  const choose = (key: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      next.set('tab', key)
      return next
    })
  return (
    <Loaded what={`Operator ${opId}`} call={call}>
      {(operator) => (
        <article className="operators-page" aria-label={nameOf(operator)}>
          <header>
            <h2>
              <Name text={operator.title} /> <code>{operator.opId}</code>
            </h2>
            <Status {...stateOf(operator)} />
            {actions.length > 0 && (
              <ActionMenu
                subject={operator}
                label={`Actions of ${nameOf(operator)}`}
                actions={actions}
              />
            )}
          </header>
          <Tabs
            activeKey={address.get('tab') ?? 'details'}
            onChange={choose}
            items={tabs
              .filter((tab) => isFor(tab, user, operator))
              .map(({ key, label, Body }) => ({
                key,
                label,
                children: <Body operator={operator} />,
              }))}
          />
          {dialog}
        </article>
      )}
    </Loaded>
  )
}

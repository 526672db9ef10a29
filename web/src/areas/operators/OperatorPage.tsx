import { useOperatorComposition } from './composition'
import { nameOf, stateOf } from './labels'
import './operators.css'
import { useParams } from 'react-router'
import { api, useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { Name } from '@/kit/display/Name'
import { Status } from '@/kit/display/Status'
import { useAddressTab } from '@/kit/list/useOpenRecord'
import { RecordPage } from '@/kit/record/RecordPage'
import { recordReads } from '@/session/reads'

/** An operator or a brand: what it is, what is set for it, and what the other areas know of it. */
export function OperatorPage() {
  const { opId = '' } = useParams()
  const { actions, tabs } = useOperatorComposition()
  return (
    <RecordPage<OperatorDetails>
      what={`Operator ${opId}`}
      loaded={useOperatorsShowQuery({ operatorNamed: { opId } })}
      label={nameOf}
      name={({ title }) => title}
      title={(operator) => (
        <>
          <Name text={operator.title} /> <code>{operator.opId}</code>
        </>
      )}
      state={(operator) => <Status {...stateOf(operator)} />}
      back={{ label: 'Operators', to: '/operators' }}
      actions={actions}
      tabs={tabs}
      tab={useAddressTab()}
    />
  )
}

export const reads = recordReads(api.endpoints.operatorsShow, 'opId', (operatorNamed) => ({
  operatorNamed,
}))

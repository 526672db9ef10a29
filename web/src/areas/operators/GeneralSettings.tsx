import { DELETED } from './labels'
import { General } from './OperatorDetails'
import './operators.css'
import { Button } from 'antd'
import { api, useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { useRecordTitle } from '@/kit/display/tabTitle'
import { lazyComponent } from '@/kit/lazyComponent'
import { ChooseOperator } from '@/session/ChooseOperator'
import { useChosenOperator } from '@/session/operator'
import { chosenOperator, type Reads, read } from '@/session/reads'
import { useSession } from '@/session/session'

const EditGeneral = lazyComponent(() => import('./EditGeneral').then((code) => code.EditGeneral))

/** What the chosen operator or brand says of itself: its admin may change it, the others read it. */
export function GeneralSettings() {
  const own = useSession().user.opId
  const opId = useChosenOperator() ?? own
  if (!opId) return <ChooseOperator whose="General settings belong to an operator or to a brand." />
  return <OfOperator key={opId} opId={opId} />
}

function OfOperator({ opId }: { readonly opId: string }) {
  const call = useOperatorsShowQuery({ operatorNamed: { opId } })
  useRecordTitle(call.currentData?.title)
  return (
    <Loaded what="The general settings" call={call}>
      {(operator) => <Body operator={operator} />}
    </Loaded>
  )
}

function Body({ operator }: { readonly operator: OperatorDetails }) {
  const edit = useDialog(EditGeneral)
  return (
    <div className="operators-general">
      <div className="operators-bar">
        <h2>
          <Name text={operator.title} />
        </h2>
        <Can permission="operators_edit" disabledReason={operator.isDeleted ? DELETED : null}>
          <Button onClick={() => edit({ record: operator })}>Edit general settings</Button>
        </Can>
      </div>
      <General operator={operator} />
    </div>
  )
}

export const reads: Reads = (visit) => {
  const opId = chosenOperator(visit) ?? visit.user.opId
  return opId ? [read(api.endpoints.operatorsShow, { operatorNamed: { opId } })] : []
}

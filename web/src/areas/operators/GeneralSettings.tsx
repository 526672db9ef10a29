import { Button } from 'antd'
import { useState } from 'react'
import { useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { lazyComponent } from '@/kit/lazyComponent'
import { Empty } from '@/kit/list/ListEmpty'
import { useRecordTitle } from '@/kit/tabTitle'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import type { OperatorPartProps } from './composition'
import { DELETED } from './labels'
import { General } from './OperatorDetails'
import './operators.css'

const EditGeneral = lazyComponent(() => import('./EditGeneral').then((code) => code.EditGeneral))

/** What the chosen operator or brand says of itself: its admin may change it, the others read it. */
export function GeneralSettings() {
  const own = useSession().user.opId
  const opId = useChosenOperator() ?? own
  if (!opId) {
    return (
      <Empty
        title="No operator selected"
        advice="Choose an operator or a brand above to see its general settings."
      />
    )
  }
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

function Body({ operator }: OperatorPartProps) {
  const [editing, setEditing] = useState(false)
  return (
    <div className="operators-page">
      <General operator={operator} />
      <Can permission="operators_edit" disabledReason={operator.isDeleted ? DELETED : null}>
        <Button type="primary" onClick={() => setEditing(true)}>
          Edit general settings
        </Button>
      </Can>
      {editing && <EditGeneral operator={operator} onClose={() => setEditing(false)} />}
    </div>
  )
}

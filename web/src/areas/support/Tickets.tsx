import { Button } from 'antd'
import { api, useSupportTicketsQuery, useTechTicketsQuery } from '@/api/gen/support/endpoints'
import { useCurrentUser } from '@/kit/currentUser'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { useChosenOperator } from '@/session/operator'
import { useChooseOperator } from '@/session/operatorPlace'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { columns, ownColumns, ownTechColumns, techColumns } from './fields'
import { Queue, queueReads } from './Queue'

const NewTicket = lazyComponent(() => import('./NewTicket').then((code) => code.NewTicket))
const NewTechTicket = lazyComponent(() => import('./NewTicket').then((code) => code.NewTechTicket))
const CannedReplies = lazyComponent(() =>
  import('./CannedReplies').then((code) => code.CannedReplies),
)
const ReplyTimes = lazyComponent(() => import('./ReplyTimes').then((code) => code.ReplyTimes))

const OPERATOR_ROLES: ReadonlySet<string> = new Set(['OPERATOR_ADMIN', 'OPERATOR_MANAGER'])

/** Whether the user sees the tickets of one brand alone. */
const useIsOneTenant = () => levelOf(useSession().user) === 'BRAND'

/** What players write to their operators. */
export function Support() {
  const create = useDialog(NewTicket)
  const canned = useDialog(CannedReplies)
  const times = useDialog(ReplyTimes)
  const own = useSession().user.opId
  const choose = useChooseOperator()
  const opId = useChosenOperator() ?? own
  const isOneTenant = useIsOneTenant()
  return (
    <Queue
      id="support"
      endpoint={api.endpoints.supportTickets}
      useTickets={useSupportTicketsQuery}
      columns={isOneTenant ? ownColumns : columns}
      toolbar={
        <>
          <Can permission="support_manage" disabledReason={opId ? null : choose}>
            <Button onClick={() => times()}>Edit reply times</Button>
          </Can>
          <Button onClick={() => canned()}>Canned replies</Button>
          <Can permission="support_write">
            <Button type="primary" onClick={() => create()}>
              Create support ticket
            </Button>
          </Can>
        </>
      }
      empty={{
        title: 'Nobody waits',
        advice: 'New tickets and messages appear here by themselves.',
      }}
    />
  )
}

/** What operators ask the platform. */
export function TechSupport() {
  const create = useDialog(NewTechTicket)
  const isOneTenant = useIsOneTenant()
  const mayAsk = OPERATOR_ROLES.has(useCurrentUser().role)
  return (
    <Queue
      id="tech_support"
      endpoint={api.endpoints.techTickets}
      useTickets={useTechTicketsQuery}
      columns={isOneTenant ? ownTechColumns : techColumns}
      toolbar={
        mayAsk && (
          <Can permission="support_write">
            <Button type="primary" onClick={() => create()}>
              Ask the platform
            </Button>
          </Can>
        )
      }
      empty={{ title: 'Nobody waits', advice: 'Operators ask the platform here.' }}
    />
  )
}

export const supportReads = queueReads(api.endpoints.supportTickets)
export const techSupportReads = queueReads(api.endpoints.techTickets)

import { Form, Modal } from 'antd'
import { useState } from 'react'
import { type Agents, api, type Ticket, useSupportAgentsQuery } from '@/api/gen/support/endpoints'
import { type BulkAction, type BulkChoiceProps, bulkWrite, counted } from '@/kit/bulk/bulk'
import { nameText } from '@/kit/display/personText'
import { AgentSelect } from './AgentSelect'

type Agent = Agents['items'][number]

/** Whose the chosen tickets become: an agent's, or nobody's. */
const assignTo = (agent: Agent | undefined): BulkAction<Ticket> => ({
  id: 'assignTo',
  label: 'Assign tickets',
  permission: 'support_manage',
  description: agent
    ? `Each becomes ${nameText(agent.nickname)}’s, who is notified.`
    : 'Each becomes nobody’s.',
  confirmWord: 'assign',
  disabledReason: (ticket) => {
    if (ticket.agent?.userCode !== agent?.userCode) return null
    return agent ? 'It is theirs already.' : 'It is nobody’s already.'
  },
  write: (ticket) =>
    bulkWrite(
      api.endpoints.supportAssign,
      {
        brandId: ticket.brandId,
        id: ticket.id,
        assigneeForm: agent ? { userCode: agent.userCode } : {},
      },
      ticket,
    ),
})

/** Who gets many tickets. Of several tenants, those are offered who may answer for any of them. */
export function AssignMany({ rows, open, onChoose, onClose }: BulkChoiceProps<Ticket>) {
  const [userCode, setUserCode] = useState<string>()
  const [first] = rows
  const isOneTenant = rows.every(({ brandId }) => brandId === first?.brandId)
  const agents = useSupportAgentsQuery({
    kind: first?.kind ?? 'PLAYER',
    ...(first && isOneTenant && { opId: first.brandId }),
  })
  const found = agents.data?.items ?? []
  const choose = () => onChoose(assignTo(found.find((agent) => agent.userCode === userCode)))
  return (
    <Modal
      open={open}
      width={550}
      title="Assign tickets"
      okText="Preview"
      okButtonProps={{ disabled: agents.data === undefined }}
      mask={{ closable: false }}
      onOk={choose}
      onCancel={onClose}
    >
      <p>{`${counted(rows.length, 'tickets')}. The next step shows which of them change.`}</p>
      <Form layout="vertical">
        <Form.Item label="Agent" htmlFor="support-agent" help="Leave empty for nobody.">
          <AgentSelect
            id="support-agent"
            agents={found}
            loading={agents.isFetching}
            value={userCode ?? null}
            onChange={(chosen) => setUserCode(chosen ?? undefined)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

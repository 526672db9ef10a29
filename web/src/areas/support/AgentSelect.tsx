import { Select, type SelectProps } from 'antd'
import type { Agents } from '@/api/gen/support/endpoints'
import { nameText } from '@/kit/display/personText'

interface AgentSelectProps extends SelectProps<string> {
  readonly agents: Agents['items']
}

/** One of these agents, by name, or nobody. */
export const AgentSelect = ({ agents, ...props }: AgentSelectProps) => (
  <Select<string>
    allowClear
    placeholder="Nobody"
    showSearch={{ optionFilterProp: 'label' }}
    options={agents.map(({ userCode, nickname }) => ({
      value: userCode,
      label: nameText(nickname),
    }))}
    {...props}
  />
)

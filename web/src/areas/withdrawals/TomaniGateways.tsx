import { Alert, Empty, Input, Radio } from 'antd'
import { useState } from 'react'
import type { TomaniGateway } from '@/api/gen/withdrawals/endpoints'
import { found, isSearched } from './gatewaySearch'

interface TomaniGatewaysProps {
  readonly gateways: readonly TomaniGateway[]
  /** Which it was requested by: that one pays it even when it is off. */
  readonly requestedBy?: string | null | undefined
  readonly value?: string
  readonly onChange?: (uuid: string) => void
}

/** The operator's gateways, one to choose; searched through when they are many. */
export function TomaniGateways({ gateways, requestedBy, value, onChange }: TomaniGatewaysProps) {
  const [text, setText] = useState('')
  if (gateways.length === 0) {
    return <Alert type="warning" showIcon title="The operator has no gateway at Tomani." />
  }
  const shown = found(gateways, text, value)
  return (
    <div className="withdraw-gateways">
      {isSearched(gateways) && (
        <Input.Search
          allowClear
          aria-label="Search gateways"
          placeholder="Search gateways"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Radio.Group
        className="withdraw-gateway-list"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {shown.map(({ uuid, title, provider, isActive = true }) => (
          <Radio key={uuid} value={uuid} disabled={!isActive && uuid !== requestedBy}>
            {title.en} <span className="withdraw-provider">{provider}</span>
            {!isActive && ' (off)'}
          </Radio>
        ))}
      </Radio.Group>
      {shown.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="No results" />
      )}
    </div>
  )
}

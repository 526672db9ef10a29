import { Modal } from 'antd'
import { useState } from 'react'
import { api, type PaymentGateway, useGatewaysQuery } from '@/api/gen/gateways/endpoints'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { Loaded } from '@/kit/display/Loaded'
import { Status } from '@/kit/display/Status'
import { useAction } from '@/kit/form/useAction'
import { moved, Sortable } from '@/kit/sortable/Sortable'
import { type Kind, operations, stateOf, titleOf } from './labels'
import './gateways.css'

const MOST = 500

/** An operator's gateways in order, moved by drag or by keys, and saved all together. */
export function OrderGateways({
  opId,
  onClose,
  ...kind
}: DialogProps & Kind & { readonly opId: string }) {
  const query = { ...kind, opId, includeBrands: false, sort: 'order', limit: MOST }
  const loaded = useGatewaysQuery(query, { refetchOnMountOrArgChange: true })
  const [order, setOrder] = useState<readonly PaymentGateway[] | null>(null)
  const write = useAction(api.endpoints.gatewaysReorder, { errorDialog: true, onTheirs: onClose })
  const save = async () => {
    const gateways = (order ?? []).map(({ uuid, revision }) => ({ uuid, revision }))
    const result = await write.run({ gatewayOrdering: { opId, gateways } })
    if (result.ok) onClose()
    else setOrder(null)
  }
  return (
    <Modal
      open
      width={550}
      title={`Order ${operations[kind.operation].toLowerCase()} gateways`}
      okText="Save order"
      okButtonProps={{ disabled: order === null, loading: write.running }}
      mask={{ closable: false }}
      onOk={save}
      onCancel={onClose}
    >
      <p>A request takes the first that fits. Numbers rise from top to bottom.</p>
      <Loaded what="The gateways" call={loaded}>
        {({ items }) => (
          <OwnGateways
            rows={order ?? items.filter(({ isInherited }) => !isInherited)}
            onChange={setOrder}
          />
        )}
      </Loaded>
    </Modal>
  )
}

interface OwnGatewaysProps {
  readonly rows: readonly PaymentGateway[]
  readonly onChange: (rows: readonly PaymentGateway[]) => void
}

function OwnGateways({ rows, onChange }: OwnGatewaysProps) {
  const byId = new Map(rows.map((row) => [row.uuid, row]))
  const nameAt = (id: string) => {
    const row = byId.get(id)
    return row ? titleOf(row) : id
  }
  if (rows.length < 2) return <p>Fewer than two are its own: there is nothing to order.</p>
  return (
    <div className="gateways-order">
      <Sortable
        label="Gateways"
        ids={rows.map(({ uuid }) => uuid)}
        nameOf={nameAt}
        onMove={(from, to) => onChange(moved(rows, from, to))}
      >
        {(id) => {
          const row = byId.get(id)
          return (
            row && (
              <span className="gateways-order-row">
                <span>{row.order}</span> <bdi>{titleOf(row)}</bdi> <Status {...stateOf(row)} />
              </span>
            )
          )
        }}
      </Sortable>
    </div>
  )
}

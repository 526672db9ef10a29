import { Button, Form, Modal, Segmented, Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { type ProviderCurrency, providerCurrencyValues } from '@/api/gen/provider_payment/enums'
import { OPERATOR_NOT_FOUND } from '@/api/gen/shared/constants'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { useReadAt } from '@/kit/display/useReadAt'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { ACCEPTED } from './labels'
import { PaymentInstructions } from './PaymentInstructions'
import { useProviderPayment } from './useProviderPayment'
import './provider_payment.css'

/** A block of the chain. */
const BLOCK_MS = 3_000
const NETWORK = 'TRON'

interface ProviderPaymentDialogProps {
  /** The operator that pays; where none is chosen yet, an admin chooses it here. */
  readonly opId: string | undefined
  readonly onClose: () => void
}

/** What the address says of the cards: their year, if it is one that is offered, and whether brands count. */
function useAddress() {
  const { now } = useClock()
  const [params] = useSearchParams()
  const first = useGeneralQuery().data?.firstInvoiceYear
  const year = Number(params.get('year'))
  const isOffered = first !== undefined && year >= first && year <= new Date(now()).getUTCFullYear()
  return {
    ...(Number.isInteger(year) && isOffered && { year }),
    includeBrands: params.get('includeBrands') !== 'false',
  }
}

/** Where and how much an operator pays through the provider, and what arrives meanwhile. */
export function ProviderPaymentDialog({ opId, onClose }: ProviderPaymentDialogProps) {
  const picks = levelOf(useSession().user) === 'PLATFORM'
  const [picked, setPicked] = useState(opId)
  const [currency, setCurrency] = useState<ProviderCurrency>('USDT')
  const address = useAddress()
  const payer = picks ? picked : opId
  const isReady = !picks || payer !== undefined
  const arg = { ...address, currency, network: NETWORK, ...(payer && { opId: payer }) }
  const call = useProviderPayment(isReady ? arg : null, BLOCK_MS)
  const readAt = useReadAt(call)
  const data = isReady && call.data?.opId === (payer ?? call.data?.opId) ? call.data : undefined

  return (
    <Modal
      open
      width={680}
      title="Provider payment"
      footer={<Button onClick={onClose}>Close</Button>}
      onCancel={onClose}
    >
      <Form layout="vertical" className="provider-choices">
        {picks && <OperatorPicker value={picked} onChange={setPicked} />}
        <Form.Item label="Currency" extra={ACCEPTED}>
          <Segmented<ProviderCurrency>
            aria-label="Currency"
            options={[...providerCurrencyValues]}
            value={currency}
            onChange={setCurrency}
          />
        </Form.Item>
        <Form.Item label="Network">
          <output className="provider-network">{NETWORK}</output>
        </Form.Item>
      </Form>
      <Loaded
        what="The provider payment"
        call={{ ...call, currentData: data }}
        skeleton={<FieldsSkeleton rows={6} />}
      >
        {(payment) => (
          <PaymentInstructions
            payment={payment}
            isCurrent={payment.currency === currency}
            readAt={readAt}
          />
        )}
      </Loaded>
    </Modal>
  )
}

interface OperatorPickerProps {
  readonly value: string | undefined
  readonly onChange: (opId: string) => void
}

function OperatorPicker({ value, onChange }: OperatorPickerProps) {
  const { data, isLoading } = useOperatorsMenuListQuery()
  const [wasLeft, setWasLeft] = useState(false)
  const options = (data?.operators ?? [])
    .filter(({ parentOpId }) => !parentOpId)
    .map(({ opId, title }) => ({ value: opId, label: title }))
  return (
    <Form.Item
      required
      className="provider-operator"
      label="Operator"
      htmlFor="provider-operator"
      {...(wasLeft && !value && { validateStatus: 'error' as const, help: OPERATOR_NOT_FOUND })}
    >
      <Select<string>
        id="provider-operator"
        loading={isLoading}
        options={options}
        placeholder="Choose an operator"
        value={value ?? null}
        onChange={onChange}
        onBlur={() => setWasLeft(true)}
      />
    </Form.Item>
  )
}

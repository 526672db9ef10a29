import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { api, type PaymentGateway, useLazyGatewayEffectQuery } from '@/api/gen/gateways/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { useGoTo } from '@/session/useGoTo'
import { EffectText } from './EffectText'
import { listOf, titleOf, transactionsOf } from './labels'

const EditGateway = lazyComponent(() => import('./EditGateway').then((code) => code.EditGateway))
const SetCredentials = lazyComponent(() =>
  import('./SetCredentials').then((code) => code.SetCredentials),
)
const TestSettings = lazyComponent(() => import('./TestSettings').then((code) => code.TestSettings))

const INHERITED = 'It belongs to the operator: brands only read it.'
const BY_HAND = 'Players are paid by hand here: there are no credentials.'
const readOnly = ({ isInherited }: PaymentGateway) => (isInherited ? INHERITED : null)

/** What may be done with a gateway, in its row's menu and on its page; that asks for it no more while it is deleted. */
export function useGatewayActions() {
  const set = useSwitch()
  const { isDeleting, remove } = useDelete()
  const actions: readonly RecordAction<PaymentGateway>[] = [
    { id: 'test', label: 'Test settings', permission: 'gateways_read', Dialog: TestSettings },
    {
      id: 'edit',
      label: 'Edit gateway',
      permission: 'gateways_write',
      disabledReason: readOnly,
      Dialog: EditGateway,
    },
    {
      id: 'credentials',
      label: 'Set credentials',
      permission: 'gateways_write',
      disabledReason: (gateway) =>
        readOnly(gateway) ?? (gateway.provider === 'MANUAL' ? BY_HAND : null),
      Dialog: SetCredentials,
    },
    {
      id: 'on',
      label: 'Switch on',
      permission: 'gateways_write',
      appliesTo: ({ isActive }) => !isActive,
      disabledReason: readOnly,
      run: (gateway) => set(gateway, true),
    },
    {
      id: 'off',
      label: 'Switch off',
      danger: true,
      permission: 'gateways_write',
      appliesTo: ({ isActive }) => isActive,
      disabledReason: readOnly,
      run: (gateway) => set(gateway, false),
    },
    {
      id: 'delete',
      label: 'Delete gateway',
      permission: 'gateways_write',
      danger: true,
      disabledReason: readOnly,
      run: remove,
    },
  ]
  return { actions, isDeleting }
}

/** Says what it would stop, or begin, and asks. */
function useSwitch() {
  const confirm = useConfirm()
  const [read] = useLazyGatewayEffectQuery()
  const write = useAction(api.endpoints.gatewaySwitch, { errorDialog: true })
  return async (gateway: PaymentGateway, isActive: boolean) => {
    const { uuid, opId } = gateway
    // What was read before stays beside the error.
    const { data, error } = isActive ? {} : await read({ uuid })
    const label = isActive ? 'Switch on' : 'Switch off'
    const agreed = await confirm({
      title: `${label} gateway ${quotedName(titleOf(gateway))}?`,
      facts: [['Operator', <Name key="operator" text={gateway.opTitle} />]],
      content: (
        <EffectText gateway={gateway} isActive={isActive} effect={error ? undefined : data} />
      ),
      confirmLabel: label,
      danger: !isActive,
    })
    if (agreed) await write.run({ gatewaySwitch: { uuid, opId, isActive } }, { record: gateway })
  }
}

/** Asks, deletes, and goes where its kind is listed; tells how many open transactions stand in the way. */
function useDelete() {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const goTo = useGoTo()
  const [isDeleting, setDeleting] = useState(false)
  const deposit = useAction(api.endpoints.depositGatewayDelete, { isAnsweredByCaller: isInUse })
  const withdraw = useAction(api.endpoints.withdrawGatewayDelete, { isAnsweredByCaller: isInUse })
  const first = useAction(api.endpoints.gatewayInstanceDelete, { isAnsweredByCaller: isInUse })
  const remove = async (gateway: PaymentGateway) => {
    const { uuid, opId, operation, version } = gateway
    const agreed = await confirm({
      title: `Delete gateway ${quotedName(titleOf(gateway))}?`,
      facts: [['Operator', <Name key="operator" text={gateway.opTitle} />]],
      content: <p>No request will be taken by it any more. What went through it stays.</p>,
      confirmLabel: 'Delete gateway',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    // Its page must have let go of it before the list of what is stale is read.
    flushSync(() => setDeleting(true))
    const how = { record: gateway }
    const second = operation === 'DEPOSIT' ? deposit : withdraw
    const result =
      version === 'V1'
        ? await first.run({ instanceRemoval: { _id: uuid, opId } }, how)
        : await second.run({ gatewayRemoval: { uuid, opId } }, how)
    if (result.ok) return goTo(listOf({ operation, version: 'V2' }))
    setDeleting(false)
    if (isInUse(result.error)) {
      const shows = await confirm({
        title: 'Show open transactions?',
        content: result.error.messages[0] ?? '',
        confirmLabel: 'Show open transactions',
        cancelLabel: 'Close',
      })
      if (shows) navigate(transactionsOf(gateway, { isOpen: 'true' }))
    }
  }
  return { isDeleting, remove }
}

const isInUse = ({ data }: { readonly data: unknown }): boolean =>
  typeof (data as { readonly openCount?: unknown } | null)?.openCount === 'number'

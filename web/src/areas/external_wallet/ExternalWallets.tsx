import { Button, Select } from 'antd'
import { useState } from 'react'
import {
  api,
  type ExternalWallet,
  useExternalTransactionsQuery,
  useExternalWalletsQuery,
} from '@/api/gen/external_wallet/endpoints'
import { externalTransactionTypeValues } from '@/api/gen/external_wallet/enums'
import { transactionStatusValues } from '@/api/gen/shared/enums'
import { Can } from '@/kit/display/Can'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { columns } from './columns'
import { CURRENCY, statuses, types } from './labels'
import './external_wallet.css'

const WalletTopup = lazyComponent(() => import('./WalletTopup').then((code) => code.WalletTopup))
const WalletWithdraw = lazyComponent(() =>
  import('./WalletWithdraw').then((code) => code.WalletWithdraw),
)
const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)

const SPEC = {
  sort: '-createdAt',
  filters: {
    uuid: 'text',
    transactionType: externalTransactionTypeValues,
    status: transactionStatusValues,
    txId: 'text',
    fromDate: 'instant',
    toDate: 'instant',
  },
} as const

const REFRESH_MS = 30_000
const CHOOSE = 'Choose a wallet first.'
const SHOWN = ['PENDING', 'CONFIRMED', 'REJECTED'] as const

/** Operators' wallets at Utopia: one to act on, and what went in and out. */
export function ExternalWallets() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const of = { ...(opId && { opId }), ...(includeBrands !== undefined && { includeBrands }) }
  const wallets = useExternalWalletsQuery({ ...of, limit: 1_000 }).data?.items ?? []
  const query = { ...list.query, ...of }
  const loaded = useExternalTransactionsQuery(query, { pollingInterval: REFRESH_MS })
  const opened = useOpenRecord(loaded, 'txId')
  const chosen =
    wallets.find(({ uuid }) => uuid === list.filters.uuid) ??
    (wallets.length === 1 ? wallets[0] : undefined)
  return (
    <>
      <ListPage
        id="external_wallet.transactions"
        what="wallet transactions"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={[
          {
            name: 'transactionType',
            label: 'Type',
            width: 112,
            options: optionsOf(externalTransactionTypeValues, types),
          },
          {
            name: 'status',
            label: 'Status',
            width: 120,
            options: optionsOf(SHOWN, statuses),
          },
          { name: 'txId', label: 'Transaction ID', width: 176 },
          { name: 'fromDate', label: 'From', day: { edge: 'start', bound: 'toDate' } },
          { name: 'toDate', label: 'To', day: { edge: 'end', bound: 'fromDate' } },
        ]}
        rowKey="txId"
        rowName={({ txId }) => `transaction ${txId}`}
        onOpen={opened.open}
        exporting={{
          fileName: 'external-wallet',
          endpoint: api.endpoints.externalTransactions,
          arg: query,
        }}
        above={
          <Head
            wallets={wallets}
            chosen={chosen}
            onChoose={(uuid) => list.setFilters({ uuid: uuid ?? null })}
          />
        }
        empty={{
          title: 'No wallet transactions yet',
          advice: 'Voucher top-ups and withdrawals are listed here.',
        }}
      />
      {opened.wasOpened && <TransactionDrawer {...opened.drawer} loaded={opened.record} />}
    </>
  )
}

interface HeadProps {
  readonly wallets: readonly ExternalWallet[]
  readonly chosen: ExternalWallet | undefined
  readonly onChoose: (uuid: string | undefined) => void
}

function Head({ wallets, chosen, onChoose }: HeadProps) {
  const [doing, setDoing] = useState<'topup' | 'withdraw' | null>(null)
  const close = () => setDoing(null)
  const disabledReason = chosen ? null : CHOOSE
  return (
    <div className="external-head">
      <Select<string>
        aria-label="Wallet"
        placeholder="Choose a wallet"
        allowClear
        showSearch={wallets.length > 10 && { optionFilterProp: 'label' }}
        value={chosen?.uuid ?? null}
        options={wallets.map(({ uuid, title }) => ({ value: uuid, label: title }))}
        onChange={onChoose}
      />
      {chosen?.wallets.map(({ currency, balance }) => (
        <span key={currency} className="external-balance" title="Not real-time">
          <Money amount={balance} currency={currency} />
        </span>
      ))}
      {!chosen && <span>Balances are in {CURRENCY}, and not real-time.</span>}
      <div className="external-actions">
        <Can permission="external_wallet_write" disabledReason={disabledReason}>
          <Button onClick={() => setDoing('topup')}>Topup</Button>
        </Can>
        <Can permission="external_wallet_write" disabledReason={disabledReason}>
          <Button onClick={() => setDoing('withdraw')}>Withdraw</Button>
        </Can>
      </div>
      {chosen && doing === 'topup' && <WalletTopup wallet={chosen} onClose={close} />}
      {chosen && doing === 'withdraw' && <WalletWithdraw wallet={chosen} onClose={close} />}
    </div>
  )
}

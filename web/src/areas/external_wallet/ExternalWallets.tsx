import './external_wallet.css'
import { Button, Select } from 'antd'
import {
  api,
  type ExternalWallet,
  useExternalTransactionsQuery,
  useExternalWalletsQuery,
} from '@/api/gen/external_wallet/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { read, together, withTenants } from '@/session/reads'
import { usePolling } from '@/session/usePolling'
import { columns, filters } from './fields'
import { CURRENCY } from './labels'

const WalletTopup = lazyComponent(() => import('./WalletTopup').then((code) => code.WalletTopup))
const WalletWithdraw = lazyComponent(() =>
  import('./WalletWithdraw').then((code) => code.WalletWithdraw),
)
const TransactionDrawer = lazyComponent(() =>
  import('./TransactionDrawer').then((code) => code.TransactionDrawer),
)

const REFRESH_MS = 30_000
const CHOOSE = 'Choose a wallet first.'

/** Operators' wallets at Utopia: one to act on, and what went in and out. */
export function ExternalWallets() {
  const list = useListState(filters)
  const of = useTenantFilters()
  const wallets = useExternalWalletsQuery({ ...of, limit: 1_000 }).data?.items ?? []
  const query = { ...list.query, ...of }
  const loaded = useExternalTransactionsQuery(query, usePolling(REFRESH_MS))
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
        rowKey="txId"
        rowName={({ txId }) => `transaction ${txId}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
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
        toolbar={<Toolbar chosen={chosen} />}
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
  return (
    <div className="external-head">
      <Select<string>
        aria-label="Wallet"
        placeholder="Choose a wallet"
        allowClear
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
    </div>
  )
}

function Toolbar({ chosen }: Pick<HeadProps, 'chosen'>) {
  const topup = useDialog(WalletTopup)
  const withdraw = useDialog(WalletWithdraw)
  const disabledReason = chosen ? null : CHOOSE
  return (
    <>
      <Can permission="external_wallet_write" disabledReason={disabledReason}>
        <Button onClick={() => chosen && topup({ wallet: chosen })}>Top up</Button>
      </Can>
      <Can permission="external_wallet_write" disabledReason={disabledReason}>
        <Button onClick={() => chosen && withdraw({ wallet: chosen })}>Withdraw</Button>
      </Can>
    </>
  )
}

export const reads = together(
  listReads(filters, api.endpoints.externalTransactions, withTenants),
  (visit) => [read(api.endpoints.externalWallets, { ...withTenants({}, visit), limit: 1_000 })],
)

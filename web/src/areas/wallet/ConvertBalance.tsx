import { useReadAt } from '@/kit/display/useReadAt'
import { converted, rateOf, USD } from './amounts'
import { NOT_REAL_TIME } from './labels'
import { money } from './money'
import { useOperatorOf } from './useOperatorOf'
import './wallet.css'
import { Alert, Form, Select } from 'antd'
import type { Player } from '@/api/gen/players/endpoints'
import type { Currency } from '@/api/gen/shared/enums'
import {
  type BalanceConversion,
  useExchangeRatesQuery,
  usePlayerWalletQuery,
} from '@/api/gen/wallet/endpoints'
import { walletConvertForm } from '@/api/gen/wallet/forms'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { BeforeAfter } from '@/kit/display/BeforeAfter'
import { formatted, inFull } from '@/kit/display/decimal'
import { placesOf } from '@/kit/display/placesOf'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import type { RecordDialogProps } from '@/kit/record/recordActions'

type Values = Pick<BalanceConversion, 'fromCurrency' | 'toCurrency'>

/** Converts the whole balance of one of a player's currencies into another. */
export function ConvertBalance({ record: player, onClose }: RecordDialogProps<Player>) {
  const { playerId } = player
  return (
    <EditDialog
      form={walletConvertForm}
      options={{ alwaysToast: true }}
      title="Convert balance"
      submitLabel="Convert balance"
      fixed={{ playerId }}
      effect="The whole balance is converted, at the current rate."
      facts={playerFacts(player)}
      onClose={onClose}
    >
      <Fields player={player} />
    </EditDialog>
  )
}

function Fields({ player }: { readonly player: Player }) {
  const { fromCurrency: source, toCurrency: target } =
    Form.useWatch((all: Partial<Values>) => all) ?? {}
  const operator = useOperatorOf(player)
  const { currentData: wallets } = usePlayerWalletQuery(
    { playerCode: player.playerCode },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData: rates, ...read } = useExchangeRatesQuery(
    { exchangeRatesForm: { playerWalletCurrencies: [USD] } },
    { refetchOnMountOrArgChange: true },
  )
  const readAt = useReadAt(read)
  const filled = (wallets?.playerWalletList ?? []).filter(({ balance }) => balance > 0)
  const found = wallets && rates && source && target && converted(wallets, rates, source, target)
  return (
    <>
      <FieldPair>
        <Field name="fromCurrency" label="From">
          <Select<Currency>
            placeholder="Choose a balance"
            notFoundContent="Nothing to convert."
            loading={!wallets}
            options={filled.map(({ currency, balance }) => ({
              value: currency as Currency,
              label: `${currency} — ${formatted(balance, placesOf(currency))}`,
            }))}
          />
        </Field>
        <Field name="toCurrency" label="To" item={{ dependencies: ['fromCurrency'] }}>
          <Select<Currency>
            placeholder="Choose a currency"
            loading={!operator}
            options={(operator?.allowedCurrenciesToPlay ?? [])
              .filter((currency) => currency !== source)
              .map((currency) => ({ value: currency as Currency, label: currency }))}
          />
        </Field>
      </FieldPair>
      {source && target && source !== target && found && (
        <>
          <BeforeAfter
            of="Wallet"
            rows={[
              [
                source,
                money(found.taken, source),
                money(0, source),
                { currency: source, inUSD: 0 },
              ],
              [
                target,
                money(found.before, target),
                money(found.given.plus(found.before), target),
                {
                  currency: target,
                  inUSD: found.given.plus(found.before).times(rateOf(rates, target) ?? 0),
                },
              ],
            ]}
          />
          <p className="wallet-hint">
            {inFull(found.taken)} {source}, worth {money(found.worth)}, becomes about{' '}
            {formatted(found.given, placesOf(target))} {target}, rounded down, at the rates as of{' '}
            {readAt}. {NOT_REAL_TIME}
          </p>
          {found.given.eq(0) && (
            <Alert
              type="warning"
              showIcon
              className="wallet-notice"
              title={`The balance comes to nothing in ${target}; the platform will reject it.`}
            />
          )}
        </>
      )}
    </>
  )
}

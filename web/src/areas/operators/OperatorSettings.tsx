import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useOperatorsSettingsQuery } from '@/api/gen/operators/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import type { SettingsPart } from '@/api/gen/shared/enums'
import type { OperatorDetails, OperatorSettings } from '@/api/gen/shared/types'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { readList } from '@/kit/display/readValue'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useOperationAccess } from '@/session/operationAccess'
import { DELETED, gateways } from './labels'
import { LevelsTable, percent, SharesTable, StepsTable } from './levelTables'
import { useRestore } from './useRestore'

const EditSettings = lazyComponent(() => import('./EditSettings').then((code) => code.EditSettings))
const ReferralDialog = lazyComponent(() =>
  import('./ReferralDialog').then((code) => code.ReferralDialog),
)
const CashbackDialog = lazyComponent(() =>
  import('./CashbackDialog').then((code) => code.CashbackDialog),
)

/** What the platform allows an operator or brand, and what it sets for its players. */
export function Settings({ record: operator }: RecordTabProps<OperatorDetails>) {
  const editSettings = useDialog(EditSettings)
  const editReferral = useDialog(ReferralDialog)
  const editCashback = useDialog(CashbackDialog)
  const mayEdit = useOperationAccess()('operatorsSettingsUpdate')
  const call = useOperatorsSettingsQuery({ opId: operator.opId })
  const edit = (label: string, open: () => void) =>
    mayEdit && (
      <Can permission="operators_write" disabledReason={operator.isDeleted ? DELETED : null}>
        <Button onClick={open}>{label}</Button>
      </Can>
    )
  return (
    <>
      <div className="operators-bar">
        <h2>Allowed by the platform</h2>
        {edit('Edit settings', () => editSettings({ record: operator }))}
      </div>
      <Allowed operator={operator} />
      <Loaded what="The affiliate and cashback settings" call={call}>
        {(settings) => (
          <>
            <SettingsGroup
              operator={operator}
              settings={settings}
              part="affiliates"
              title="Affiliate level settings"
              edit={edit('Edit affiliate level settings', () =>
                editReferral({ operator, settings }),
              )}
            >
              <Referral settings={settings} />
            </SettingsGroup>
            <SettingsGroup
              operator={operator}
              settings={settings}
              part="cashback"
              title="Cashback settings"
              edit={edit('Edit cashback settings', () => editCashback({ operator, settings }))}
            >
              <Cashback settings={settings} />
            </SettingsGroup>
          </>
        )}
      </Loaded>
    </>
  )
}

function Allowed({ operator }: { readonly operator: OperatorDetails }) {
  const named = (allowed: readonly (keyof typeof gateways)[]) =>
    allowed.length > 0 && (
      <span data-long="true">
        {joined(
          allowed.map((gateway) => gateways[gateway] ?? gateway),
          ', ',
        )}
      </span>
    )
  return (
    <RecordFields
      fields={[
        ['Active', yesNo(operator.isActive)],
        [
          operator.parentOpId
            ? 'Daily top-up limit, shared with its operator'
            : 'Daily top-up limit',
          () => <Money amount={operator.limits.dailyTopupLimitInUSD} />,
        ],
        [
          'Tournament prize limit',
          () => <Money amount={operator.limits.maxTournamentPrizesInUSD} />,
        ],
        ['Topped up today (UTC)', () => <Money amount={operator.stats.todayTotalTopupInUSD} />],
        [
          'Top-up currencies',
          () => joined(['USD', ...readList(operator.extraData.additionalTopupCurrencies)], ', '),
        ],
        ['Deposit gateways', () => named(operator.settings.deposit.allowedGateways)],
        ['Withdrawal gateways', () => named(operator.settings.withdraw.allowedGateways)],
      ]}
    />
  )
}

interface SettingsGroupProps {
  readonly operator: OperatorDetails
  readonly settings: OperatorSettings
  readonly part: SettingsPart
  readonly title: string
  readonly edit: ReactNode
  readonly children: ReactNode
}

/** A part of the settings, and whose it is: a brand may follow its operator's. */
function SettingsGroup({ operator, settings, part, title, edit, children }: SettingsGroupProps) {
  const restore = useRestore(operator, settings)
  const isInherited = settings.inherited?.includes(part)
  const hasOwn = Boolean(operator.parentOpId && settings[part] && !isInherited)
  return (
    <section aria-label={title}>
      <div className="operators-bar">
        <h2>{title}</h2>
        <span className="operators-actions">
          {hasOwn && edit && (
            <Can permission="operators_write" disabledReason={operator.isDeleted ? DELETED : null}>
              <Button danger loading={restore.running} onClick={() => restore.ask({ part, title })}>
                Restore operator settings
              </Button>
            </Can>
          )}
          {edit}
        </span>
      </div>
      {isInherited && (
        <p className="operators-hint">
          The brand follows the settings of <Name text={operator.parentOpTitle} />; an edit gives it
          its own.
        </p>
      )}
      {children}
    </section>
  )
}

interface SettingsProps {
  readonly settings: OperatorSettings
}

function Referral({ settings: { affiliates } }: SettingsProps) {
  if (!affiliates) return <p>{NO_SETTINGS}</p>
  const { settings } = affiliates
  return (
    <>
      <RecordFields
        fields={[
          [
            'Active from wager',
            <Money key="wager" amount={settings.minRequiredWagerInUSDToConsiderAPlayerAsActive} />,
          ],
          [
            'Minimum withdrawal',
            <Money key="least" amount={settings.minWithdrawableAmountInUSD} />,
          ],
          ['Fee on claimed bonuses', percent(settings.claimedBonusAdminFeePercentage)],
          ['Fee on cashback', percent(settings.cashbackAdminFeePercentage)],
          ['Administration fee', percent(settings.affiliatesAdminFeePercentage)],
        ]}
      />
      <LevelsTable rows={settings.levelSettings} />
      <SharesTable rows={settings.revenueShareSettings} />
    </>
  )
}

function Cashback({ settings: { cashback } }: SettingsProps) {
  if (!cashback) return <p>{NO_SETTINGS}</p>
  return (
    <>
      <RecordFields
        fields={[
          ['Minimum withdrawal', <Money key="least" amount={cashback.minWithdrawAmountInUSD} />],
          ['Auto approval', yesNo(cashback.autoApproval)],
        ]}
      />
      <StepsTable rows={cashback.settings} />
    </>
  )
}

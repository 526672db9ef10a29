import { Form } from 'antd'
import {
  type Affiliate,
  type SettingsPreview,
  useAffiliateSettingsPreviewQuery,
} from '@/api/gen/affiliates/endpoints'
import { affiliateSettingsUpdateForm } from '@/api/gen/affiliates/forms'
import type { AffiliateTerms, ProfitBreakdown } from '@/api/gen/shared/types'
import { periodTitle } from '@/areas/billing_v1'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { BeforeAfter, moved } from '@/kit/display/BeforeAfter'
import { useClock } from '@/kit/display/clock'
import { Name } from '@/kit/display/Name'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useDebounced } from '@/kit/useDebounced'
import { PERCENTAGES } from './labels'
import { monthsAround, titleOfDay } from './months'
import { PercentageFields } from './PercentageFields'
import './affiliates.css'

/** Other percentages from the next month on, beside what the last one would have come to by them. */
export function SettingsDialog({ record: affiliate, onClose }: RecordDialogProps<Affiliate>) {
  const { now } = useClock()
  const { affTitle, userCode } = affiliate
  return (
    <EditDialog
      form={affiliateSettingsUpdateForm}
      title="Edit settings"
      submitLabel="Save settings"
      width={640}
      record={affiliate}
      values={({ affiliateSettings, waitingSettings }: Affiliate) =>
        waitingSettings?.affiliateSettings ?? affiliateSettings
      }
      fixed={{ adminId: userCode }}
      effect={`They hold from ${titleOfDay(monthsAround(now(), 1, 1).from)} (UTC). Until then, the present ones do; months that are closed keep theirs.`}
      facts={[['Affiliate', <Name key="affiliate" text={affTitle} />]]}
      onClose={onClose}
    >
      <PercentageFields />
      <Preview adminId={userCode} />
    </EditDialog>
  )
}

/** All six, where each is a percentage; null while one is not. */
function termsOf(text: string): AffiliateTerms | null {
  const values: Partial<AffiliateTerms> = JSON.parse(text)
  const isWhole = PERCENTAGES.every(([name]) => {
    const value = values[name]
    return typeof value === 'number' && value >= 0 && value <= 100
  })
  return isWhole ? (values as AffiliateTerms) : null
}

/** The last closed month by the present percentages and by those that are typed. */
function Preview({ adminId }: { readonly adminId: string }) {
  const typed = Form.useWatch((values: Partial<AffiliateTerms>) => JSON.stringify(values)) ?? '{}'
  const terms = termsOf(useDebounced(typed))
  const { data } = useAffiliateSettingsPreviewQuery(
    { affiliateSettingsForm: { adminId, ...(terms as AffiliateTerms) } },
    { skip: terms === null },
  )
  if (!data) return null
  return <LastMonth preview={data} />
}

const LINES: readonly (readonly [
  name: Exclude<keyof ProfitBreakdown, 'ggrInUSD'>,
  label: string,
])[] = [
  ['affiliateCommissionInUSD', 'Commission'],
  ['referralFeesInUSD', 'Referral income'],
  ['administrationFeeInUSD', 'Administration fee'],
  ['depositFeesInUSD', 'Deposit fees'],
  ['withdrawFeesInUSD', 'Withdraw fees'],
  ['carriedLossInUSD', 'Loss carried over'],
  ['netProfitInUSD', 'Net profit'],
]

/** What would be another sum, and what that leaves. */
function LastMonth({ preview }: { readonly preview: SettingsPreview }) {
  const { month, year, present, proposed } = preview
  if (!month || !year || !present || !proposed) return <p>No month is closed yet.</p>
  return (
    <BeforeAfter
      of={periodTitle({ month, year })}
      rows={LINES.filter(
        ([name]) => name === 'netProfitInUSD' || present[name] !== proposed[name],
      ).map(([name, label]) => moved(label, present[name], proposed[name]))}
    />
  )
}

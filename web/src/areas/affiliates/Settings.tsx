import { Button } from 'antd'
import type { AffiliateDetails, WaitingSettings } from '@/api/gen/affiliates/endpoints'
import type { AffiliateTerms } from '@/api/gen/shared/types'
import { lowerFirst } from '@/api/labels'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { Name } from '@/kit/display/Name'
import { percentInFull } from '@/kit/display/percent'
import { RecordFields } from '@/kit/display/RecordFields'
import { lazyComponent } from '@/kit/lazyComponent'
import { useOperationAccess } from '@/session/operationAccess'
import { PERCENTAGES } from './labels'
import { titleOfDay } from './months'

const SettingsDialog = lazyComponent(() =>
  import('./SettingsDialog').then((code) => code.SettingsDialog),
)

/** The percentages that hold, and those that wait for the next month. */
export function Settings({ affiliate }: { readonly affiliate: AffiliateDetails }) {
  const { affiliateSettings: now, waitingSettings: waiting } = affiliate
  const mayEdit = useOperationAccess()('affiliateSettingsUpdate')
  const edit = useDialog(SettingsDialog)
  const isDeleted = affiliate.status === 'DELETED'
  return (
    <section className="affiliates-settings">
      <header>
        <h2>Settings</h2>
        {mayEdit && (
          <Can
            permission="affiliates_write"
            disabledReason={isDeleted ? 'The affiliate was deleted.' : null}
          >
            <Button size="small" onClick={() => edit({ record: affiliate })}>
              Edit settings
            </Button>
          </Can>
        )}
      </header>
      <RecordFields
        fields={PERCENTAGES.map(([name, label, of]) => [
          label,
          () => <span title={of}>{percentInFull(now[name])}</span>,
        ])}
      />
      {waiting && (
        <FieldBoundary of={waiting} instead={MISSING_SECTION}>
          <Waiting now={now} waiting={waiting} />
        </FieldBoundary>
      )}
    </section>
  )
}

interface WaitingProps {
  readonly now: AffiliateTerms
  readonly waiting: WaitingSettings
}

/** What changes, in a sentence, and who wanted it. */
function Waiting({ now, waiting }: WaitingProps) {
  const changes = PERCENTAGES.filter(([name]) => waiting.affiliateSettings[name] !== now[name]).map(
    ([name, label]) => `${lowerFirst(label)} ${percentInFull(waiting.affiliateSettings[name])}`,
  )
  return (
    <p className="affiliates-hint">
      From {titleOfDay(waiting.validFrom)}: {changes.join(', ')}. Set by{' '}
      <Name text={waiting.setBy.nickname} />, <DateTime at={waiting.setAt} />. A later change
      replaces it.
    </p>
  )
}

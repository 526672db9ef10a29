import type { Affiliate } from '@/api/gen/affiliates/endpoints'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { RecordActivities } from './RecordActivities'

/** What was done to an affiliate and their percentages, the latest first. */
export function AffiliateActivities({ record: { affId, opId } }: RecordTabProps<Affiliate>) {
  return (
    <RecordActivities recordId={affId} opId={opId} empty="Nobody has changed this affiliate yet." />
  )
}

import type { Affiliate, AffiliateDetails } from '@/api/gen/affiliates/endpoints'
import { createComposition } from '@/kit/record/createComposition'
import type { RecordAction } from '@/kit/record/recordActions'

interface Besides {
  /** The same acts, of one that is listed. */
  readonly rowActions: readonly RecordAction<Affiliate>[]
}

/** All that is shown of an affiliate and done to one, by this area and by others. */
export const { Provider: AffiliateComposition, useComposition: useAffiliateComposition } =
  createComposition<AffiliateDetails, Besides>()

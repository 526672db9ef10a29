import type { ComponentType } from 'react'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { createComposition } from '@/kit/record/createComposition'
import type { RecordTabProps } from '@/kit/record/recordTabs'

interface Besides {
  /** What it keeps at crypto providers, beside its billing wallet. */
  readonly Treasuries: ComponentType<RecordTabProps<OperatorDetails>>
}

/** All that is shown of an operator and done to it, by this area and by others. */
export const { Provider: OperatorComposition, useComposition: useOperatorComposition } =
  createComposition<OperatorDetails, Besides>()

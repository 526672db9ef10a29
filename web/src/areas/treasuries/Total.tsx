import { Money } from '@/kit/display/Money'
import { NOT_REAL_TIME } from './labels'

interface TotalProps {
  readonly page: { readonly count: number; readonly totalInUSD: number } | undefined
}

/** What everything found is worth, beside the pager. */
export function Total({ page }: TotalProps) {
  if (!page) return null
  return (
    <span title={NOT_REAL_TIME}>
      In all <Money amount={page.totalInUSD} />
    </span>
  )
}

import { RowsSkeleton, useLasting } from '@/kit/display/Skeletons'

/** The shape of a page, shown only when its code takes longer than a moment. */
export function PageSkeleton() {
  return useLasting(true) ? <RowsSkeleton /> : null
}

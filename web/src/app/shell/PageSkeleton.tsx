import { Skeleton } from 'antd'

/** The shape of a page, shown only when its code takes longer than a moment. */
export function PageSkeleton() {
  return (
    <div className="shell-skeleton" aria-busy="true">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  )
}

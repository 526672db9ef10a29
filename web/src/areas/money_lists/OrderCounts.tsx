import { Link } from 'react-router'
import { type OrderMark, orderMarkValues } from '@/api/gen/shared/enums'
import type { TransactionPage } from '@/api/gen/shared/types'
import { grouped } from '@/kit/bulk/bulk'
import { Status } from '@/kit/display/Status'
import { AS_LINKED } from '@/kit/list/listAddress'
import { orderMarks } from './labels'
import './money_lists.css'

interface OrderCountsProps {
  /** The list of all of them: some of those that are marked are past the queue. */
  readonly path: string
  readonly page: TransactionPage | undefined
}

/** How many payments are stuck at their providers, each a way to them. */
export function OrderCounts({ path, page }: OrderCountsProps) {
  const counts = page?.totals?.orders
  const marks = orderMarkValues.filter((mark) => (counts?.[mark] ?? 0) > 0)
  if (!counts || marks.length === 0) return null
  return (
    <nav className="money-orders" aria-label="Stuck orders">
      {marks.map((mark) => (
        <Link
          key={mark}
          to={`${path}?order=${mark}`}
          state={AS_LINKED}
          title={orderMarks[mark].text}
        >
          <Status {...labelled(mark, counts[mark])} />
        </Link>
      ))}
    </nav>
  )
}

const labelled = (mark: OrderMark, count: number) => {
  const { tone, label } = orderMarks[mark]
  return { tone, label: `${grouped(count)} ${label.toLowerCase()}` }
}

import { Pagination } from 'antd'
import { memo } from 'react'
import { PAGE_SIZES } from './useListState'

interface PagerProps {
  readonly page: number
  readonly limit: number
  readonly count: number
  readonly onTurn: (page: number, limit: number) => void
}

/** The way to a list's other pages. Drawn again only where it changes: antd's is dear. */
export const Pager = memo(function Pager({ page, limit, count, onTurn }: PagerProps) {
  return (
    <Pagination
      size="small"
      current={page}
      pageSize={limit}
      total={count}
      showSizeChanger
      pageSizeOptions={PAGE_SIZES}
      onChange={onTurn}
    />
  )
})

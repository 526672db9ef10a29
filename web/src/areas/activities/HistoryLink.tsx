import { HistoryOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { AS_LINKED } from '@/kit/list/listAddress'
import type { Noted } from '@/kit/record/recordHistory'
import { useMayFollow } from '@/session/FigureLink'

const TITLE = 'Activities of this record'

/** Leads from a record to what was done to it, for those who may read that. */
export function HistoryLink({ of }: { readonly of: Noted }) {
  const query = typeof of === 'string' ? { recordId: of } : { recordTitle: of.title }
  const to = `/settings/activities?${new URLSearchParams(query)}`
  if (!useMayFollow(to)) return null
  return (
    <Link className="kit-drawer-page" to={to} state={AS_LINKED} title={TITLE} aria-label={TITLE}>
      <HistoryOutlined />
    </Link>
  )
}

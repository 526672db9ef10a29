import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import {
  type AppliedFreebet,
  api,
  useAppliedFreebetsQuery,
} from '@/api/gen/sport_freebets/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Column } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { useNestedRecord } from '@/kit/list/useOpenRecord'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useCan } from '@/session/session'
import { appliedFields } from './fields'

const AppliedDrawer = lazyComponent(() =>
  import('./AppliedDrawer').then((code) => code.AppliedDrawer),
)
const columns = appliedFields.columns()

const opening = (open: (row: AppliedFreebet) => void): Column<AppliedFreebet> =>
  appliedFields.column('templateName', {
    render: (row) => (
      <button type="button" className="kit-link" onClick={() => open(row)}>
        {row.templateName}
      </button>
    ),
  })

/** The free bets that a player was given, the newest first; each opens, for those who may see its details. */
export function PlayerFreebets({ record: { playerCode } }: RecordTabProps<Player>) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useAppliedFreebetsQuery({
    playerCode,
    page,
    limit: PAGE_SIZE,
  })
  const opened = useNestedRecord({ ...call, data }, 'freeBetId')
  const seesDetails = useCan('bonus_details')
  const seesJson = useCan('bonus_json')
  const shown = seesDetails || seesJson ? [opening(opened.open), ...columns.slice(1)] : columns
  return (
    <>
      <PagedTable
        what="free bets"
        columns={shown}
        rowKey="freeBetId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `free-bets-${playerCode}`,
          endpoint: api.endpoints.appliedFreebets,
          arg: { playerCode },
        }}
        empty="This player was given no free bets."
      />
      {opened.wasOpened && <AppliedDrawer {...opened.drawer} loaded={opened.record} />}
    </>
  )
}

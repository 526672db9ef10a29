import { Button, Drawer } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import type { FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import type { Column } from '@/kit/list/columns'
import { PagedTable } from '@/kit/list/PagedTable'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { AddFreebet } from './AddFreebet'
import { templateFields } from './fields'
import { useTemplates } from './useTemplates'

const SHOWN = templateFields.columns(
  'name',
  'state',
  'stage',
  'disciplines',
  'betAmount',
  'betCount',
  'toTime',
)

/** The templates by which a player may be given a free bet; closes once one is given. */
export function GiveFreebet({ record: player, onClose }: RecordDialogProps<Player>) {
  const [page, setPage] = useState(1)
  const { perPage, data, ...call } = useTemplates(page, player.operator.opId)
  const add = useDialog(AddFreebet)
  const actions: Column<FreebetTemplate> = {
    key: 'actions',
    title: 'Actions',
    width: 96,
    render: (template) => (
      <Button
        size="small"
        aria-label={`Give ${template.name}`}
        onClick={() => add({ player, template, onDone: onClose })}
      >
        Give
      </Button>
    ),
  }
  return (
    <Drawer
      open
      size={1080}
      title={`Sport free bet templates · ${player.playerCode}`}
      onClose={onClose}
      destroyOnHidden
    >
      <PagedTable
        what="templates"
        columns={[...SHOWN, actions]}
        rowKey="id"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        pageSize={perPage}
        onPage={setPage}
        empty="The sportsbook has no templates for this player’s operator."
      />
    </Drawer>
  )
}

import { Input } from 'antd'
import { useState } from 'react'
import { api, type Tournament } from '@/api/gen/tournaments/endpoints'
import { tournamentCancelRules } from '@/api/gen/tournaments/rules'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordFields } from '@/kit/record/RecordFields'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { cancelDisabledReason, deleteDisabledReason, winnersPathOf } from './labels'
import { useGoTo } from './useGoTo'

const EditDialog = lazyComponent(() => import('./TournamentForm').then((code) => code.EditDialog))

type Opened = { readonly act: 'edit' | 'cancel'; readonly tournament: Tournament }

/** What may be done with a tournament, in its row's menu and on its page. */
export function useTournamentActions() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const goTo = useGoTo()
  const { isDeleting, remove } = useDelete()
  const mayCancel = isPlatformAdmin(useSession().user.role)
  const open = (act: Opened['act']) => (tournament: Tournament) => setOpened({ act, tournament })
  const actions: RecordAction<Tournament>[] = [
    {
      id: 'winners',
      label: 'Winners',
      disabledReason: ({ winnerCount }) => (winnerCount > 0 ? null : 'It has no winners.'),
      run: (tournament) => goTo(winnersPathOf(tournament)),
    },
    { id: 'edit', label: 'Edit tournament', permission: 'tournaments_write', run: open('edit') },
    {
      id: 'cancel',
      label: 'End early',
      permission: 'tournaments_write',
      danger: true,
      disabledReason: cancelDisabledReason,
      run: open('cancel'),
    },
    {
      id: 'delete',
      label: 'Delete tournament',
      permission: 'tournaments_write',
      danger: true,
      disabledReason: deleteDisabledReason,
      run: remove,
    },
  ]
  const Dialog = opened?.act === 'edit' ? EditDialog : CancelDialog
  return {
    actions: actions.filter(({ id }) => id !== 'cancel' || mayCancel),
    isDeleting,
    dialog: opened && <Dialog tournament={opened.tournament} onClose={() => setOpened(null)} />,
  }
}

/** Asks, deletes, and goes to the list; a page that stands on the tournament asks for nothing of it meanwhile. */
function useDelete() {
  const [isDeleting, setDeleting] = useState(false)
  const confirm = useConfirm()
  const goTo = useGoTo()
  const write = useAction(api.endpoints.tournamentDelete, { errorDialog: true })
  const remove = async ({ id, title }: Tournament) => {
    const agreed = await confirm({
      title: `Delete tournament ${quotedName(title)}?`,
      content: (
        <p>It will be deleted with its ranking and its winners. Prizes that were paid stay paid.</p>
      ),
      confirmLabel: 'Delete tournament',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    setDeleting(true)
    const result = await write.run({ id })
    if (result.ok) goTo('/tournament/list')
    else setDeleting(false)
  }
  return { isDeleting, remove }
}

interface CancelDialogProps {
  readonly tournament: Tournament
  readonly onClose: () => void
}

function CancelDialog({ tournament: { id, title, playerCount }, onClose }: CancelDialogProps) {
  const write = useAction(api.endpoints.tournamentCancel)
  return (
    <FormDialog<{ note: string }, { tournamentCancel: { id: string; note: string } }, unknown>
      open
      title="End tournament early"
      submitLabel="End tournament"
      write={write}
      rules={tournamentCancelRules}
      initial={{ note: '' }}
      toArg={({ note }) => ({ tournamentCancel: { id, note } })}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Tournament', <Name key="tournament" text={title} />],
          ['Players', playerCount],
        ]}
      />
      <p>It ends now, without winners: none of its players gets a prize. This is final.</p>
      <Field name="note" label="Note" help="Shown to staff with the tournament.">
        <Input.TextArea rows={2} maxLength={200} showCount />
      </Field>
    </FormDialog>
  )
}

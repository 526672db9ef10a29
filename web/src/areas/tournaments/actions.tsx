import { useState } from 'react'
import { api, type Tournament } from '@/api/gen/tournaments/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { PLATFORM_ADMINS } from '@/session/roles'
import { useGoTo } from '@/session/useGoTo'
import { ARCHIVED, cancelDisabledReason, deleteDisabledReason, winnersPathOf } from './labels'

const EditTournament = lazyComponent(() =>
  import('./TournamentForm').then((code) => code.EditTournament),
)

const CancelTournament = lazyComponent(() =>
  import('./CancelTournament').then((code) => code.CancelTournament),
)

/** What may be done with a tournament, in its row's menu and on its page. */
export function useTournamentActions() {
  const goTo = useGoTo()
  const { isDeleting, remove } = useDelete()
  const actions: RecordAction<Tournament>[] = [
    {
      id: 'winners',
      label: 'Winners',
      disabledReason: ({ winnerCount }) => (winnerCount > 0 ? null : 'It has no winners.'),
      run: (tournament) => goTo(winnersPathOf(tournament)),
    },
    {
      id: 'edit',
      label: 'Edit tournament',
      permission: 'tournaments_write',
      disabledReason: ({ isArchived }) => (isArchived ? ARCHIVED : null),
      Dialog: EditTournament,
    },
    {
      id: 'cancel',
      label: 'End tournament early',
      permission: 'tournaments_write',
      roles: PLATFORM_ADMINS,
      danger: true,
      disabledReason: cancelDisabledReason,
      Dialog: CancelTournament,
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
  return { actions, isDeleting }
}

/** Asks, deletes, and goes to the list; a page that stands on the tournament asks for nothing of it meanwhile. */
function useDelete() {
  const [isDeleting, setDeleting] = useState(false)
  const confirm = useConfirm()
  const goTo = useGoTo()
  const write = useAction(api.endpoints.tournamentDelete, { errorDialog: true })
  const remove = async ({ id, title, operator }: Tournament) => {
    const agreed = await confirm({
      title: `Delete tournament ${quotedName(title)}?`,
      facts: [['Operator or brand', <Name key="operator" text={operator.opTitle} />]],
      content: (
        <p>
          It leaves all lists, with its ranking and its winners. Prizes that were paid stay paid,
          and their transactions go on naming it.
        </p>
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

import { api, type BonusRelease } from '@/api/gen/bonuses/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { formatted } from '@/kit/display/decimal'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import type { OpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { useSession } from '@/session/session'

const EditRelease = lazyComponent(() => import('./ReleaseForm').then((code) => code.EditRelease))
const ReleaseReport = lazyComponent(() =>
  import('./ReleaseReport').then((code) => code.ReleaseReportDrawer),
)

const OF_PARENT = 'It belongs to the operator above: brands only read it.'

/** What may be done with a release, in its row's menu and in its drawer. */
export function useReleaseActions(
  closeDuring: OpenId['closeDuring'],
): readonly RecordAction<BonusRelease>[] {
  const { parentOpId } = useSession().user
  const remove = useDelete(closeDuring)
  const closed = ({ operator, isDeleted }: BonusRelease) => {
    if (isDeleted) return 'It is deleted.'
    return parentOpId && operator.opId === parentOpId ? OF_PARENT : null
  }
  return [
    { id: 'report', label: 'Bonus release report', Dialog: ReleaseReport },
    {
      id: 'edit',
      label: 'Edit bonus release',
      permission: 'bonuses_write',
      disabledReason: closed,
      Dialog: EditRelease,
    },
    {
      id: 'delete',
      label: 'Delete bonus release',
      permission: 'bonuses_write',
      danger: true,
      disabledReason: closed,
      run: remove,
    },
  ]
}

function useDelete(closeDuring: OpenId['closeDuring']) {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.bonusReleaseDelete, { errorDialog: true })
  return async (release: BonusRelease) => {
    const { releaseId, bonusReleaseDefinition, playerCount, unlockedAmountInUSD } = release
    const agreed = await confirm({
      title: `Delete bonus release ${quotedName(bonusReleaseDefinition.title)}?`,
      facts: [
        ['Release', <Name key="name" text={bonusReleaseDefinition.title} />],
        ['Operator or brand', () => <Name text={release.operator.opTitle} />],
      ],
      content: (
        <p>
          It unlocks nothing more.{' '}
          {playerCount > 0
            ? `What it unlocked for ${counted(playerCount, 'players')} stays unlocked: ${formatted(unlockedAmountInUSD, 2)} USD.`
            : 'It unlocked nothing so far.'}
        </p>
      ),
      confirmLabel: 'Delete bonus release',
      danger: true,
      confirmWord: 'delete',
    })
    if (agreed) await closeDuring(() => write.run({ releaseId }, { record: release }))
  }
}

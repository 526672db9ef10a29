import { api, type BonusDefinition, useLazyBonusDefinitionQuery } from '@/api/gen/bonuses/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useClock } from '@/kit/display/clock'
import { Name } from '@/kit/display/Name'
import { nameText, quotedName } from '@/kit/display/personText'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import type { OpenId } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { useSession } from '@/session/session'
import { heldText } from './heldOf'

const EditBonus = lazyComponent(() => import('./DefinitionForm').then((code) => code.EditBonus))
const CreateBonus = lazyComponent(() => import('./DefinitionForm').then((code) => code.CreateBonus))

const OF_PARENT = 'It belongs to the operator above: brands only read it.'
const EXTEND_FIRST = 'Extend the end first.'

/** What may be done with a bonus, in its row's menu and in its drawer. */
export function useDefinitionActions(
  closeDuring: OpenId['closeDuring'],
): readonly RecordAction<BonusDefinition>[] {
  const { parentOpId } = useSession().user
  const { now } = useClock()
  const set = useSwitch()
  const remove = useDelete(closeDuring)
  const readOnly = ({ operator }: BonusDefinition) =>
    parentOpId && operator.opId === parentOpId ? OF_PARENT : null
  const ended = ({ endTime }: BonusDefinition) =>
    Date.parse(endTime) <= now() ? EXTEND_FIRST : null
  return [
    {
      id: 'edit',
      label: 'Edit bonus',
      permission: 'bonuses_write',
      disabledReason: readOnly,
      Dialog: EditBonus,
    },
    { id: 'duplicate', label: 'Duplicate bonus', permission: 'bonuses_write', Dialog: CreateBonus },
    {
      id: 'enable',
      label: 'Enable bonus',
      permission: 'bonuses_write',
      appliesTo: ({ status }) => status === 'DEACTIVE',
      disabledReason: (bonus) => readOnly(bonus) ?? ended(bonus),
      run: (bonus) => set(bonus, 'ACTIVE'),
    },
    {
      id: 'disable',
      label: 'Disable bonus',
      danger: true,
      permission: 'bonuses_write',
      appliesTo: ({ status }) => status === 'ACTIVE',
      disabledReason: readOnly,
      run: (bonus) => set(bonus, 'DEACTIVE'),
    },
    {
      id: 'delete',
      label: 'Delete bonus',
      permission: 'bonuses_write',
      danger: true,
      disabledReason: readOnly,
      run: remove,
    },
  ]
}

function useSwitch() {
  const confirm = useConfirm()
  const write = useAction(api.endpoints.bonusDefinitionSwitch, { errorDialog: true })
  return async (bonus: BonusDefinition, status: 'ACTIVE' | 'DEACTIVE') => {
    const enables = status === 'ACTIVE'
    const agreed = await confirm({
      title: `${enables ? 'Enable' : 'Disable'} bonus ${quotedName(bonus.title)}?`,
      // Many operators have a bonus of the same name.
      facts: [
        ['Bonus', <Name key="name" text={bonus.title} />],
        ['Operator or brand', () => <Name text={bonus.operator.opTitle} />],
      ],
      content: (
        <p>
          {enables
            ? 'It is given again from now on, until its end.'
            : 'Nothing is given of it until it is enabled again. What players hold of it stays.'}
        </p>
      ),
      confirmLabel: enables ? 'Enable bonus' : 'Disable bonus',
      danger: !enables,
    })
    if (!agreed) return
    await write.run({ bonusDefinitionSwitch: { bonusId: bonus._id, status } }, { record: bonus })
  }
}

/** Says who holds what of it, asks, and deletes. */
function useDelete(closeDuring: OpenId['closeDuring']) {
  const confirm = useConfirm()
  const [read] = useLazyBonusDefinitionQuery()
  const write = useAction(api.endpoints.bonusDefinitionDelete, { errorDialog: true })
  return async (bonus: BonusDefinition) => {
    const { data: known, error } = await read({ bonusId: bonus._id })
    // What was read before stays beside the error.
    const data = error ? undefined : known
    const agreed = await confirm({
      title: `Delete bonus ${quotedName(bonus.title)}?`,
      // In words: among facts it would not fit the size of deletions.
      content: (
        <p>
          {nameText(bonus.operator?.opTitle)} gives nothing more of it. {data && heldText(data.use)}
        </p>
      ),
      confirmLabel: 'Delete bonus',
      danger: true,
      confirmWord: 'delete',
    })
    if (!agreed) return
    await closeDuring(() => write.run({ bonusId: bonus._id }, { record: data ?? bonus }))
  }
}

import { Form } from 'antd'
import { type GameClone, useGameClonePreviewQuery } from '@/api/gen/games/endpoints'
import { gamesCloneForm } from '@/api/gen/games/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Loaded } from '@/kit/display/Loaded'
import { TenantField } from '@/session/TenantField'
import { Changes } from './Changes'
import './games.css'

interface CloneGamesProps {
  readonly sourceOpId?: string | undefined
  readonly onClose: () => void
}

/** One operator's games for another, with what that changes. */
export const CloneGames = ({ sourceOpId, onClose }: CloneGamesProps) => (
  <EditDialog
    form={gamesCloneForm}
    title="Clone games"
    submitLabel="Clone games"
    values={sourceOpId ? { sourceOpId } : {}}
    effect="The target gets the source’s games with their statuses and order. Games that the source lacks stay."
    onClose={onClose}
  >
    <Tenants />
    <Preview />
  </EditDialog>
)

function Tenants() {
  const form = Form.useFormInstance<GameClone>()
  const source = Form.useWatch('sourceOpId', form)
  /** The target is never the source. */
  const drop = (opId: string) => {
    if (form.getFieldValue('destOpId') === opId) form.resetFields(['destOpId'])
  }
  return (
    <>
      <TenantField name="sourceOpId" label="Source operator" onChange={drop} />
      <TenantField name="destOpId" label="Target operator" offers={({ opId }) => opId !== source} />
    </>
  )
}

function Preview() {
  const form = Form.useFormInstance<GameClone>()
  const sourceOpId = Form.useWatch('sourceOpId', form)
  const destOpId = Form.useWatch('destOpId', form)
  const isChosen = Boolean(sourceOpId && destOpId)
  const call = useGameClonePreviewQuery(
    { gameClone: { sourceOpId: sourceOpId ?? '', destOpId: destOpId ?? '' } },
    { skip: !isChosen, refetchOnMountOrArgChange: true },
  )
  if (!isChosen) return <p role="status">Choose both to see what would change.</p>
  return (
    <Loaded what="The preview" call={call}>
      {(changes) => <Changes changes={changes} />}
    </Loaded>
  )
}

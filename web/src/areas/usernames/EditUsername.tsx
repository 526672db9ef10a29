import { Form, Input, Select } from 'antd'
import {
  type UsernameForm,
  type UsernameReview,
  useUsernameQuery,
} from '@/api/gen/usernames/endpoints'
import { usernameStatusValues } from '@/api/gen/usernames/enums'
import { usernameUpdateForm } from '@/api/gen/usernames/forms'
import { PersonalName } from '@/areas/players'
import { NOTE_HELP, NOTE_LABEL } from '@/kit/decisions/decisions'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { choices, HELP, MOST_IN_NOTE, noteRules, openingStatus, usernameRules } from './labels'
import { UsernameChanges } from './UsernameChanges'

interface EditUsernameProps {
  readonly playerCode: string
  /** It opens with this status and keeps it. */
  readonly defaultStatus?: 'REJECT'
  readonly onDecided?: (() => void) | undefined
  readonly onClose: () => void
}

const titleOf = (defaultStatus: EditUsernameProps['defaultStatus']) =>
  defaultStatus === 'REJECT' ? 'Reject username' : 'Edit username'
const options = optionsOf(usernameStatusValues, choices)

/** A player's username and what staff think of it, as it stands now. */
export function EditUsername({ playerCode, ...how }: EditUsernameProps) {
  const call = useUsernameQuery({ playerCode }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title={titleOf(how.defaultStatus)}
      what="The username"
      call={call}
      onClose={how.onClose}
    >
      {(review) => <Editing review={review} {...how} />}
    </LoadedDialog>
  )
}

interface EditingProps extends Omit<EditUsernameProps, 'playerCode'> {
  readonly review: UsernameReview
}

/** A name that was rejected before opens with its reason. */
function Editing({ review, defaultStatus, onDecided, onClose }: EditingProps) {
  const { playerCode, username, player } = review
  const rejectReason = review.status === 'REJECT' ? review.note : ''
  const status = openingStatus(rejectReason, defaultStatus)
  return (
    <EditDialog
      form={usernameUpdateForm}
      title={titleOf(defaultStatus)}
      submitLabel={defaultStatus ? titleOf(defaultStatus) : 'Save username'}
      danger={defaultStatus === 'REJECT'}
      {...(onDecided && { options: { onDone: onDecided } })}
      record={review}
      values={{
        username,
        ...(status && { status }),
        note: rejectReason,
      }}
      fixed={{ playerCode }}
      facts={[
        ['Player', playerCode],
        ['Player’s name', <PersonalName key="name" of={player} />],
      ]}
      effect={<Consequence />}
      onClose={onClose}
    >
      <Changes review={review} />
      <Fields isLocked={defaultStatus !== undefined} />
    </EditDialog>
  )
}

function Fields({ isLocked }: { readonly isLocked: boolean }) {
  const { role } = useSession().user
  const form = Form.useFormInstance<UsernameForm>()
  const status = Form.useWatch('status', form)
  return (
    <>
      <Field name="username" label="Username" help={HELP} rules={usernameRules(role)}>
        <Input autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="status" label="Status">
        <Select placeholder="Choose a status" disabled={isLocked} options={options} />
      </Field>
      <Field
        name="note"
        label={NOTE_LABEL}
        help={NOTE_HELP}
        rules={noteRules(status)}
        item={{ dependencies: ['status'] }}
      >
        <Input.TextArea rows={2} count={{ show: true, max: MOST_IN_NOTE }} />
      </Field>
    </>
  )
}

/** What stands in the form, beside what is there now. */
function Changes({ review }: Pick<EditingProps, 'review'>) {
  const form = Form.useFormInstance<UsernameForm>()
  const status = Form.useWatch('status', form) ?? review.status
  const given = (Form.useWatch('username', form) ?? '').trim() || review.username
  return <UsernameChanges review={review} username={given} status={status} />
}

/** What will happen by what stands in the form. */
function Consequence() {
  const isFree = isPlatformAdmin(useSession().user.role)
  const form = Form.useFormInstance<UsernameForm>()
  const status = Form.useWatch('status', form)
  const given = (Form.useWatch('username', form) ?? '').trim()
  const texts = {
    PENDING: given ? `The request for ${given} stays pending.` : null,
    APPROVE: given
      ? `The player’s username becomes ${given}.`
      : 'The player gets the requested username.',
    REJECT: isFree
      ? 'The player keeps the current username and is asked for another one.'
      : 'The player keeps the current username and is asked for another one. To reject a name with invalid characters, leave the username empty.',
  }
  const text = status && texts[status]
  return text ? <p>{text}</p> : null
}

import { Button, Input, Modal, Select } from 'antd'
import { api, type CannedReply, useSupportCannedQuery } from '@/api/gen/support/endpoints'
import { supportCannedCreateForm, supportCannedEditForm } from '@/api/gen/support/forms'
import { useCurrentUser } from '@/kit/currentUser'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { type DialogProps, useDialog } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedItems } from '@/kit/display/Loaded'
import { languageName } from '@/kit/display/languageName'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { Rows } from '@/kit/display/Rows'
import { Field } from '@/kit/form/Field'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { roleNames } from '@/session/roleNames'

/** The replies that are written once, with what may be done to each. */
export function CannedReplies({ onClose }: DialogProps) {
  const call = useSupportCannedQuery()
  const edit = useDialog(CannedForm)
  const remove = useConfirmed(
    useAction(api.endpoints.supportCannedDelete),
    (reply: CannedReply) => ({
      title: `Delete canned reply ${quotedName(reply.title)}?`,
      content: <p>Nobody can use it any more. What was sent stays.</p>,
      confirmLabel: 'Delete canned reply',
      danger: true,
      confirmWord: 'delete',
      arg: { cannedId: reply.cannedId },
      record: reply,
    }),
  )
  return (
    <Modal
      open
      width={720}
      title="Canned replies"
      onCancel={onClose}
      footer={
        <>
          <SafeChoice onClick={onClose}>Close</SafeChoice>
          <Button type="primary" onClick={() => edit({})}>
            Create canned reply
          </Button>
        </>
      }
    >
      <LoadedItems what="The canned replies" call={call} empty="No canned replies yet.">
        {(items) => (
          <Rows
            className="kit-figures support-replies"
            of={items}
            keyOf={({ cannedId }) => cannedId}
            columns={{
              Title: ({ title }) => <Name text={title} />,
              Shortcut: ({ shortcut }) => shortcut,
              Languages: ({ texts }) => Object.keys(texts).map(languageName).join(', '),
              'Shared with': ({ sharedWith }) =>
                sharedWith.map((role) => roleNames[role] ?? role).join(', ') || 'Only me',
              Actions: (reply) =>
                reply.isEditable && (
                  <>
                    <Button size="small" onClick={() => edit({ reply })}>
                      Edit
                    </Button>{' '}
                    <Button size="small" danger onClick={() => remove.ask(reply)}>
                      Delete
                    </Button>
                  </>
                ),
            }}
          />
        )}
      </LoadedItems>
    </Modal>
  )
}

interface CannedFormProps extends DialogProps {
  readonly reply?: CannedReply
}

const LANGUAGES = ['en', 'fa', 'tr', 'ru', 'ar', 'de', 'es', 'fr', 'pt', 'ckb'] as const
const ROLES = ['SUPER_ADMIN', 'ADMIN', 'OPERATOR_ADMIN', 'OPERATOR_MANAGER'] as const
const HELP =
  'May hold {name}, {playerCode}, {txId}, {amount} and {ticketNumber}, which are filled in.'

/** Only languages with a text are kept. */
const written = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  )

function CannedForm({ reply, onClose }: CannedFormProps) {
  const frame = { width: 640, onClose } as const
  if (reply === undefined) {
    return (
      <EditDialog
        form={supportCannedCreateForm}
        title="Create canned reply"
        submitLabel="Create canned reply"
        toBody={({ texts = {}, ...body }) => ({ ...body, texts: written(texts) })}
        {...frame}
      >
        <CannedFields />
      </EditDialog>
    )
  }
  const { cannedId } = reply
  return (
    <EditDialog
      form={supportCannedEditForm}
      title={`Edit canned reply ${quotedName(reply.title)}`}
      submitLabel="Save canned reply"
      record={reply}
      values={({ title, shortcut, texts, sharedWith }: CannedReply) => ({
        title,
        shortcut,
        texts,
        sharedWith,
      })}
      fixed={{ cannedId }}
      toBody={({ texts = {}, ...body }) => ({ ...body, texts: written(texts) })}
      {...frame}
    >
      <CannedFields />
    </EditDialog>
  )
}

function CannedFields() {
  const mayShare = useCurrentUser().permissions.includes('support_manage')
  return (
    <>
      <Field name="title" label="Title">
        <Input maxLength={100} />
      </Field>
      <Field name="shortcut" label="Shortcut" help="Small letters, digits and hyphens.">
        <Input maxLength={20} />
      </Field>
      {mayShare && (
        <Field name="sharedWith" label="Shared with" help="Nobody: it is yours alone.">
          <Select
            mode="multiple"
            options={ROLES.map((role) => ({ value: role, label: roleNames[role] }))}
          />
        </Field>
      )}
      {LANGUAGES.map((language, at) => (
        <Field
          key={language}
          name={['texts', language]}
          label={`Text in ${languageName(language)}`}
          help={at === 0 ? HELP : undefined}
          rules={[]}
        >
          <Input.TextArea rows={2} dir="auto" />
        </Field>
      ))}
    </>
  )
}

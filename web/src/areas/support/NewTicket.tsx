import { Form, Select } from 'antd'
import { useState } from 'react'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { usePlayersSearchQuery } from '@/api/gen/players/endpoints'
import type { Transaction } from '@/api/gen/shared/types'
import { MESSAGE_LENGTH } from '@/api/gen/support/constants'
import type { TicketCreation } from '@/api/gen/support/endpoints'
import { ticketPriorityValues, ticketSubjectValues } from '@/api/gen/support/enums'
import { supportTicketCreateForm, techTicketCreateForm } from '@/api/gen/support/forms'
import { useCurrentUser } from '@/kit/currentUser'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { nameText } from '@/kit/display/personText'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useDebounced } from '@/kit/useDebounced'
import { useChosenOperator } from '@/session/operator'
import { priorities, subjects } from './labels'

/** A ticket for the player whose record is open. */
export const NewTicketOfPlayer = ({ record, onClose }: RecordDialogProps<Player>) => (
  <TicketForm
    begun={{ brandId: record.operator.opId, customerId: record.playerCode }}
    customer={`${nameText(record.username)} · ${record.playerCode}`}
    onClose={onClose}
  />
)

/** A ticket about a transaction, whose id the message names. */
export const NewTicketOfTransaction = ({ record, onClose }: RecordDialogProps<Transaction>) => (
  <TicketForm
    begun={{
      brandId: record.operator.opId,
      customerId: record.player.playerCode,
      subject: record.transactionType === 'WITHDRAW' ? 'WITHDRAW' : 'DEPOSIT',
      txId: record.txId,
      message: `Transaction ${record.txId}: `,
    }}
    customer={`${nameText(record.player.username)} · ${record.player.playerCode}`}
    onClose={onClose}
  />
)

/** A ticket for any player of a brand. */
export function NewTicket({ onClose }: DialogProps) {
  const opId = useChosenOperator()
  return <TicketForm begun={opId ? { brandId: opId } : {}} onClose={onClose} />
}

interface TicketFormProps extends DialogProps {
  readonly begun: Partial<TicketCreation>
  /** Who is meant, where that is known. */
  readonly customer?: string
}

const INCOMPLETE = 'Choose brand, customer and subject, and write a message.'

function TicketForm({ begun, customer, onClose }: TicketFormProps) {
  const { userCode } = useCurrentUser()
  const [isComplete, setComplete] = useState(false)
  return (
    <EditDialog
      form={supportTicketCreateForm}
      title="Create support ticket"
      submitLabel="Create"
      values={{ priority: 'NORMAL', ...begun }}
      fixed={{ agentId: userCode, ...(begun.txId && { txId: begun.txId }) }}
      disabledReason={isComplete ? undefined : INCOMPLETE}
      onClose={onClose}
    >
      <Fields customer={customer} onComplete={setComplete} />
    </EditDialog>
  )
}

interface FieldsProps {
  readonly customer: string | undefined
  readonly onComplete: (isComplete: boolean) => void
}

function Fields({ customer, onComplete }: FieldsProps) {
  const form = Form.useFormInstance<TicketCreation>()
  const brandId = Form.useWatch('brandId', form)
  const customerId = Form.useWatch('customerId', form)
  const subject = Form.useWatch('subject', form)
  const message = Form.useWatch('message', form)
  const isComplete = Boolean(brandId && customerId && subject && message?.trim())
  const tenants = useOperatorsMenuListQuery()
  const [told, setTold] = useState(false)
  if (told !== isComplete) {
    setTold(isComplete)
    queueMicrotask(() => onComplete(isComplete))
  }
  return (
    <>
      <Field name="brandId" label="Brand">
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Choose a brand"
          loading={tenants.isLoading}
          disabled={customer !== undefined}
          options={(tenants.data?.operators ?? []).map(({ opId, title }) => ({
            value: opId,
            label: nameText(title),
          }))}
          onChange={() => form.setFieldValue('customerId', undefined)}
        />
      </Field>
      <Field name="customerId" label="Customer">
        {customer === undefined ? (
          <CustomerSelect brandId={brandId} />
        ) : (
          <Select disabled options={[{ value: customerId, label: customer }]} />
        )}
      </Field>
      <SubjectFields />
    </>
  )
}

function SubjectFields() {
  return (
    <>
      <Field name="subject" label="Subject">
        <Select placeholder="Choose a subject" options={optionsOf(ticketSubjectValues, subjects)} />
      </Field>
      <Field name="priority" label="Priority">
        <Select options={optionsOf(ticketPriorityValues, priorities)} />
      </Field>
      <Field name="message" label="Message">
        <CountedText rows={5} dir="auto" most={MESSAGE_LENGTH} />
      </Field>
    </>
  )
}

const SHORTEST = 2
const MOST = 20

interface CustomerSelectProps {
  readonly brandId: string | undefined
  /** These come from the form. */
  readonly id?: string
  readonly value?: string
  readonly onChange?: (code: string) => void
}

/** A player of the brand, found by code, id or name. */
function CustomerSelect({ brandId, ...control }: CustomerSelectProps) {
  const [text, setText] = useState('')
  const query = useDebounced(text.trim())
  const { currentData, isFetching } = usePlayersSearchQuery(
    {
      playerSearch: {
        query,
        page: 1,
        limit: MOST,
        ...(brandId && { opId: brandId, includeBrands: false }),
      },
    },
    { skip: query.length < SHORTEST || !brandId },
  )
  return (
    <Select
      {...control}
      showSearch={{ filterOption: false, onSearch: setText }}
      disabled={!brandId}
      loading={isFetching}
      placeholder={brandId ? 'Type a code or name' : 'Choose a brand first'}
      notFoundContent={query.length < SHORTEST ? 'Type two characters or more.' : 'Nobody found.'}
      options={(currentData?.items ?? []).map(({ playerCode, username }) => ({
        value: playerCode,
        label: `${nameText(username)} · ${playerCode}`,
      }))}
    />
  )
}

/** A question of the user's own operator or brand to the platform. */
export function NewTechTicket({ onClose }: DialogProps) {
  const opId = useChosenOperator()
  return (
    <EditDialog
      form={techTicketCreateForm}
      title="Ask the platform"
      submitLabel="Ask the platform"
      values={{ priority: 'NORMAL' }}
      fixed={opId ? { opId } : {}}
      onClose={onClose}
    >
      <SubjectFields />
    </EditDialog>
  )
}

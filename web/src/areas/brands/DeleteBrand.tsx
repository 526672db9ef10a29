import { Input } from 'antd'
import { useState } from 'react'
import { api, type BrandBlockers } from '@/api/gen/brands/endpoints'
import type { Operator } from '@/api/gen/shared/types'
import { DecisionForm } from '@/kit/decisions/DecisionForm'
import { read } from '@/kit/decisions/reads'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { blockersOf, blockingReason } from './blockers'

interface Known {
  readonly record: BrandBlockers
}

/** Deletes a brand where nothing is open any more; else says what is. */
export function DeleteBrand({ record: { opId }, onClose }: RecordDialogProps<Operator>) {
  const [typed, setTyped] = useState('')
  return (
    <DecisionForm<Known, { word: string }, typeof api.endpoints.brandDelete>
      title="Delete Notification"
      what="brand"
      word="delete"
      reads={{ record: read(api.endpoints.brandBlockers, { opId }) }}
      disabledReason={blockingReason}
      decided={blockersOf}
      endpoint={api.endpoints.brandDelete}
      options={{ errorDialog: true }}
      submitLabel="Delete brand"
      danger
      rules={{}}
      initial={{ word: '' }}
      incomplete={({ record: { title } }) =>
        typed.trim() === title ? null : 'Type the title of the brand first.'
      }
      toArg={() => ({ opId })}
      onClose={onClose}
    >
      {({ record: { title, playerCount } }) => (
        <>
          <RecordFields
            fields={[
              ['Brand', <Name key="brand" text={title} />],
              ['Players', playerCount],
            ]}
          />
          <p>
            The brand will be deleted: its players can no longer play, and it can be chosen nowhere.
            What was played there stays with its operator.
          </p>
          <Field name="word" label={`Type ${nameText(title)} to confirm`}>
            <Input autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          </Field>
        </>
      )}
    </DecisionForm>
  )
}

import { Input } from 'antd'
import { useState } from 'react'
import { api, type BrandBlockers, useBrandBlockersQuery } from '@/api/gen/brands/endpoints'
import { LoadedForm } from '@/kit/dialog/LoadedForm'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { RecordFields } from '@/kit/record/RecordFields'
import { blockersOf, blockingReason } from './blockers'

interface DeleteBrandProps {
  readonly opId: string
  readonly onClose: () => void
}

/** Deletes a brand where nothing is open any more; else says what is. */
export function DeleteBrand({ opId, onClose }: DeleteBrandProps) {
  const [typed, setTyped] = useState('')
  const call = useBrandBlockersQuery({ opId }, { refetchOnMountOrArgChange: true })
  const isRight = typed.trim() === call.currentData?.title
  return (
    <LoadedForm<BrandBlockers, { word: string }, typeof api.endpoints.brandDelete>
      title="Delete Notification"
      what="The brand"
      call={call}
      disabledReason={blockingReason}
      decided={blockersOf}
      endpoint={api.endpoints.brandDelete}
      options={{ errorDialog: true }}
      submitLabel="Delete brand"
      rules={{}}
      initial={{ word: '' }}
      incomplete={isRight ? undefined : 'Type the title of the brand first.'}
      toArg={() => ({ opId })}
      onClose={onClose}
    >
      {({ title, playerCount }) => (
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
    </LoadedForm>
  )
}

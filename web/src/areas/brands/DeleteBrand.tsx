import { api, type BrandBlockers } from '@/api/gen/brands/endpoints'
import type { Operator } from '@/api/gen/shared/types'
import { DecisionForm } from '@/kit/decisions/DecisionForm'
import { read } from '@/kit/decisions/reads'
import { Name } from '@/kit/display/Name'
import { typableName } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { blockersOf, blockingReason } from './blockers'

interface Known {
  readonly record: BrandBlockers
}

/** Deletes a brand where nothing is open any more; else says what is. */
export function DeleteBrand({
  record: { opId, title: name },
  onClose,
}: RecordDialogProps<Operator>) {
  return (
    <DecisionForm<Known, object, typeof api.endpoints.brandDelete>
      title="Delete Notification"
      what="brand"
      word={typableName(name, opId)}
      wantsWord={() => true}
      reads={{ record: read(api.endpoints.brandBlockers, { opId }) }}
      disabledReason={blockingReason}
      decided={blockersOf}
      endpoint={api.endpoints.brandDelete}
      options={{ errorDialog: true }}
      submitLabel="Delete brand"
      danger
      rules={{}}
      initial={{}}
      toArg={() => ({ opId })}
      onClose={onClose}
    >
      {({ record: { title, playerCount } }) => (
        <>
          <p>
            The brand will be deleted: its players can no longer play, and it can be chosen nowhere.
            What was played there stays with its operator.
          </p>
          <RecordFields
            fields={[
              ['Brand', <Name key="brand" text={title} />],
              ['Players', playerCount],
            ]}
          />
        </>
      )}
    </DecisionForm>
  )
}

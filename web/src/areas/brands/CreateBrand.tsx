import { Input } from 'antd'
import { brandCreateForm } from '@/api/gen/brands/forms'
import { useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { GeneralFields } from '@/areas/operators'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'

interface CreateBrandProps extends DialogProps {
  readonly record: Pick<OperatorDetails, 'opId'>
}

/** A new brand of an operator, with its currencies and gateways. */
export function CreateBrand({ record: { opId }, onClose }: CreateBrandProps) {
  const call = useOperatorsShowQuery(
    { operatorNamed: { opId } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <LoadedDialog<OperatorDetails>
      title="Create brand"
      what="The operator"
      call={call}
      disabledReason={({ isActive, title }) =>
        isActive
          ? null
          : `${quotedName(title)} is inactive; only an active operator gets new brands.`
      }
      onClose={onClose}
    >
      {({ title, defaultLanguage, timezone, supportEmail }) => (
        <EditDialog
          form={brandCreateForm}
          title="Create brand"
          submitLabel="Create brand"
          values={{ code: '', title: '', supportEmail, defaultLanguage, timezone }}
          effect="The brand begins with the operator’s currencies and gateways, and follows its settings."
          facts={[['Operator', <Name key="operator" text={title} />]]}
          onClose={onClose}
          fixed={{ opId }}
        >
          <Field
            name="code"
            label="Code"
            help="Its permanent code in addresses and reports, such as aurora-west."
          >
            <Input autoComplete="off" spellCheck={false} />
          </Field>
          <GeneralFields timezone={timezone} />
        </EditDialog>
      )}
    </LoadedDialog>
  )
}

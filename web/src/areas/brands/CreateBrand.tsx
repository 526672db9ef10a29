import { Input } from 'antd'
import { api, type BrandDraft } from '@/api/gen/brands/endpoints'
import { brandDraftRules } from '@/api/gen/brands/rules'
import { useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { GeneralFields } from '@/areas/operators'
import { LoadedDialog } from '@/kit/dialog/LoadedDialog'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'

type Values = Omit<BrandDraft, 'opId'>

interface CreateBrandProps {
  readonly opId: string
  readonly onClose: () => void
}

/** A new brand of an operator, with its currencies and gateways. */
export function CreateBrand({ opId, onClose }: CreateBrandProps) {
  const call = useOperatorsShowQuery(
    { operatorNamed: { opId } },
    { refetchOnMountOrArgChange: true },
  )
  const write = useAction(api.endpoints.brandCreate)
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
        <FormDialog<Values, { brandDraft: BrandDraft }, OperatorDetails>
          open
          title="Create brand"
          submitLabel="Create brand"
          width={480}
          write={write}
          rules={brandDraftRules}
          initial={{ code: '', title: '', supportEmail, defaultLanguage, timezone }}
          toArg={(values) => ({ brandDraft: { ...values, opId } })}
          onClose={onClose}
        >
          <RecordFields fields={[['Operator', <Name key="operator" text={title} />]]} />
          <p>
            The brand begins with the operator’s currencies and gateways, and follows its settings.
          </p>
          <Field
            name="code"
            label="Code"
            help="Its permanent code in addresses and reports, such as aurora-west."
          >
            <Input autoComplete="off" spellCheck={false} />
          </Field>
          <GeneralFields timezone={timezone} />
        </FormDialog>
      )}
    </LoadedDialog>
  )
}

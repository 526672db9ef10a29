import { Select } from 'antd'
import { api, type DocumentUpload } from '@/api/gen/kyc/endpoints'
import { documentTypeValues } from '@/api/gen/kyc/enums'
import { operations } from '@/api/gen/kyc/meta'
import { documentUploadRules } from '@/api/gen/kyc/rules'
import type { Player } from '@/api/gen/players/endpoints'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { UploadField } from '@/kit/upload/UploadField'
import { documentTypes } from './labels'

interface AddDocumentProps {
  readonly player: Player
  readonly onClose: () => void
}

type Values = Omit<DocumentUpload, 'playerCode'>

const { kycDocumentAdd } = api.endpoints
const options = optionsOf(documentTypeValues, documentTypes)

/** A document that came another way, such as by e-mail: it waits for a review like any other. */
export function AddDocument({ player, onClose }: AddDocumentProps) {
  const { playerCode } = player
  const write = useAction(kycDocumentAdd)
  return (
    <FormDialog<Values, { documentUpload: DocumentUpload }, unknown>
      open
      title="Add Document"
      submitLabel="Add document"
      write={write}
      rules={documentUploadRules}
      initial={{}}
      toArg={(values) => ({ documentUpload: { ...values, playerCode } })}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Player', playerCode],
          ['Username', <Name key="name" text={player.username} />],
        ]}
      />
      <Field name="documentType" label="Document">
        <Select placeholder="Choose" options={options} />
      </Field>
      <UploadField name="file" label="Image" upload={operations.kycDocumentAdd.upload} />
    </FormDialog>
  )
}

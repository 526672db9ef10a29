import { Select } from 'antd'
import { kycDocumentAddForm } from '@/api/gen/kyc/forms'
import { operations } from '@/api/gen/kyc/meta'
import type { Player } from '@/api/gen/players/endpoints'
import { documentTypeValues } from '@/api/gen/shared/enums'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { UploadField } from '@/kit/upload/UploadField'
import { documentTypes } from './labels'

interface AddDocumentProps {
  readonly player: Player
  readonly onClose: () => void
}

const options = optionsOf(documentTypeValues, documentTypes)

/** A document that came another way, such as by e-mail: it waits for a review like any other. */
export function AddDocument({ player, onClose }: AddDocumentProps) {
  const { playerCode } = player
  return (
    <EditDialog
      form={kycDocumentAddForm}
      title="Add document"
      submitLabel="Add document"
      fixed={{ playerCode }}
      each="file"
      facts={playerFacts(player)}
      onClose={onClose}
    >
      <Field name="documentType" label="Document">
        <Select placeholder="Choose a type" options={options} />
      </Field>
      <UploadField name="file" label="Image" upload={operations.kycDocumentAdd.upload} />
    </EditDialog>
  )
}

import { operatorsAffiliatesUpdateForm } from '@/api/gen/operator_settings/forms'
import type { ReferralTerms } from '@/api/gen/referrals/endpoints'
import type { OperatorDetails, OperatorSettings } from '@/api/gen/shared/types'
import { GeneralFields, LevelRows, referralValues, ShareRows, termsOf } from '@/areas/referrals'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { namedFacts } from './fields'

export interface SettingsDialogProps extends DialogProps {
  readonly operator: OperatorDetails
  readonly settings: OperatorSettings
}

/** How those who bring players to an operator or brand earn. */
export function ReferralDialog({ operator, settings, onClose }: SettingsDialogProps) {
  return (
    <EditDialog
      form={operatorsAffiliatesUpdateForm}
      as="drawer"
      title="Edit affiliate level settings"
      submitLabel="Save affiliate level settings"
      width={920}
      record={settings}
      fixed={{ opId: operator.opId }}
      facts={namedFacts(operator)}
      toBody={(values: ReferralTerms) => termsOf(values)}
      onClose={onClose}
      values={({ affiliates }) => referralValues(affiliates)}
      effect="Changes apply from the next event. Players with their own settings keep them."
    >
      <GeneralFields />
      <LevelRows />
      <ShareRows />
    </EditDialog>
  )
}

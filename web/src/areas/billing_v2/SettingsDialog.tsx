import { Button, Form } from 'antd'
import { useState } from 'react'
import {
  type InvoiceSettingsForm,
  useBillingV2InvoiceSettingsQuery,
} from '@/api/gen/billing_v2/endpoints'
import { billingV2InvoiceSettingsUpdateForm } from '@/api/gen/billing_v2/forms'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { useTitleOf } from '@/session/useTitleOf'
import { FigureFields } from './FigureFields'
import { type Figures, figuresOf, totalOf } from './figures'

const TITLE = 'Edit invoice settings'

interface SettingsDialogProps {
  readonly opId: string
  readonly onClose: () => void
}

function Least() {
  const figures = Form.useWatch((values: Figures) => values)
  return (
    <p className="billing-result" aria-live="polite">
      Minimum per month: <Money amount={totalOf(figures ?? {})} />
    </p>
  )
}

function settingsOf(settings: Omit<InvoiceSettingsForm, 'opId'> | null) {
  const { brandFeeInUSD: _, ...figures } = figuresOf(settings)
  return figures as Omit<InvoiceSettingsForm, 'opId'>
}

/** The figures by which an operator's invoices are made from now on. */
export function SettingsDialog({ opId, onClose }: SettingsDialogProps) {
  const settings = useBillingV2InvoiceSettingsQuery({ opId })
  const [creating, setCreating] = useState(false)
  const operator = useTitleOf(opId)
  const known = settings.currentData

  if (known || (known === null && creating)) {
    return (
      <EditDialog
        form={billingV2InvoiceSettingsUpdateForm}
        options={{ errorDialog: true }}
        title={TITLE}
        submitLabel="Save invoice settings"
        record={known ?? undefined}
        values={(now) => settingsOf(now ?? null)}
        effect="Existing invoices keep their figures."
        facts={[['Operator', <Name key="operator" text={operator} />]]}
        onClose={onClose}
        fixed={{ opId }}
        toBody={(form) => ({ ...form, additionalCosts: form.additionalCosts ?? [] })}
      >
        <FigureFields withBrandFee={false} />
        <Least />
      </EditDialog>
    )
  }
  return (
    <ReadOnlyDialog title={TITLE} onClose={onClose}>
      <Loaded what="The settings" call={settings} skeleton={<FieldsSkeleton rows={6} />}>
        {() => (
          <>
            <p>
              <strong>{NO_SETTINGS}</strong>
            </p>
            <p>Until {operator} has settings, enter the figures on each invoice.</p>
            <Button type="primary" onClick={() => setCreating(true)}>
              Create settings
            </Button>
          </>
        )}
      </Loaded>
    </ReadOnlyDialog>
  )
}

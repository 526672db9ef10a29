import { TenantField } from '@/session/TenantField'

interface OperatorFieldProps {
  readonly help?: string
  readonly isLocked?: boolean
  readonly onChange?: (opId: string) => void
}

/** An operator, or a brand that was one; other brands have no account of their own. */
export const OperatorField = ({
  help = 'The invoice covers the operator and all its brands.',
  ...field
}: OperatorFieldProps) => (
  <TenantField
    help={help}
    offers={({ parentOpId, wasOperator }) => !parentOpId || wasOperator === true}
    {...field}
  />
)

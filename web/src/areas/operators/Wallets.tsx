import { Copy } from '@/kit/display/Copy'
import { RecordFields } from '@/kit/record/RecordFields'
import { type OperatorPartProps, useOperatorComposition } from './composition'

/** Where an operator pays the platform, and what it keeps at providers. */
export function Wallets({ operator }: OperatorPartProps) {
  const { Treasuries } = useOperatorComposition()
  return (
    <>
      <RecordFields
        title="Billing wallet"
        fields={[
          [
            'Address on TRON',
            () => <Copy text={operator.cpgBillingWallets.address} what="billing address" />,
          ],
        ]}
      />
      <Treasuries operator={operator} />
    </>
  )
}

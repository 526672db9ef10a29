import type { OperatorDetails } from '@/api/gen/shared/types'
import { Copy } from '@/kit/display/Copy'
import { RecordFields } from '@/kit/display/RecordFields'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useOperatorComposition } from './composition'

/** Where an operator pays the platform, and what it keeps at providers. */
export function Wallets({ record: operator }: RecordTabProps<OperatorDetails>) {
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
      <Treasuries record={operator} />
    </>
  )
}

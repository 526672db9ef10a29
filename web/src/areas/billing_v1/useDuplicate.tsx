import type { ApiError } from '@/api/answer'
import type { BillingRecord } from '@/api/gen/shared/types'
import { useConfirm } from '@/kit/dialog/confirm'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { inclusions } from './labels'

const WORD = 'duplicate'

/** The invoices that count the same players, where a conflict names them. */
const invoicesOf = (error: ApiError): readonly BillingRecord[] =>
  (error.data as { readonly invoices?: readonly BillingRecord[] } | null)?.invoices ?? []

/** Asks whether a tenant is invoiced again for a month of the same players; true where it is. */
export function useDuplicate() {
  const confirm = useConfirm()
  return (error: ApiError) =>
    confirm({
      title: 'Invoice the same players again?',
      content: <Existing messages={error.messages} invoices={invoicesOf(error)} />,
      confirmLabel: 'Generate another invoice',
      cancelLabel: 'Cancel',
      danger: true,
      confirmWord: WORD,
    })
}

interface ExistingProps {
  readonly messages: readonly string[]
  readonly invoices: readonly BillingRecord[]
}

function Existing({ messages, invoices }: ExistingProps) {
  return (
    <>
      <p>{messages.join(' ')}</p>
      <p>These invoices count the same players. Another one bills them again:</p>
      <ul>
        {invoices.map(({ _id, title, reference, amount, issuedAt, invoice }) => (
          <li key={_id}>
            <bdi>{title}</bdi> (<bdi>{reference}</bdi>), <Money amount={amount} />,{' '}
            {invoice && inclusions[invoice.testPlayersInclusion].toLowerCase()}, issued{' '}
            <DateTime at={issuedAt} />
          </li>
        ))}
      </ul>
    </>
  )
}

import { Link } from 'react-router'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { languageName } from '@/kit/display/languageName'
import { Name } from '@/kit/display/Name'
import { joined } from '@/kit/display/None'
import { RecordFields } from '@/kit/record/RecordFields'
import type { OperatorPartProps } from './composition'
import { pathOf } from './labels'

/** Which operator or brand it is, to whom it belongs, and what it says of itself. */
export function Details({ operator }: OperatorPartProps) {
  const { opId, parentOpId, parentOpTitle } = operator
  return (
    <>
      <RecordFields
        title={parentOpId ? 'Brand' : 'Operator'}
        fields={[
          ['ID', <Copy key="id" text={opId} what="operator ID" />],
          ...(parentOpId
            ? [
                [
                  'Brand of',
                  <Link key="parent" to={pathOf({ opId: parentOpId })}>
                    <Name text={parentOpTitle ?? parentOpId} />
                  </Link>,
                ] as const,
              ]
            : [['Brands', operator.brandCount] as const]),
          ['Players', operator.playerCount],
          ['Staff', operator.staffCount],
          ['Playing currencies', () => joined(operator.allowedCurrenciesToPlay, ', ')],
          ['Joined', <DateTime key="joined" at={operator.createdAt} />],
        ]}
      />
      <General operator={operator} title="General settings" />
      <RecordFields
        title="Last change"
        fields={[
          ['Updated', <DateTime key="changed" at={operator.updatedAt} />],
          ['Updated by', () => operator.updatedBy.nickname],
        ]}
      />
    </>
  )
}

interface GeneralProps extends OperatorPartProps {
  /** Where the page is not called so itself. */
  readonly title?: string
}

/** What it says of itself. */
export function General({ operator, title }: GeneralProps) {
  return (
    <RecordFields
      {...(title && { title })}
      fields={[
        ['Title', operator.title],
        ['Support email', operator.supportEmail],
        ['Default language', () => languageName(operator.defaultLanguage)],
        ['Time zone', () => operator.timezone.replaceAll('_', ' ')],
      ]}
    />
  )
}

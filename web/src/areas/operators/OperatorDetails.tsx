import type { OperatorDetails } from '@/api/gen/shared/types'
import { languageName } from '@/kit/display/languageName'
import { joined } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { fields } from './fields'
import { OperatorLink } from './OperatorLink'

/** Which operator or brand it is, to whom it belongs, and what it says of itself. */
export function Details({ record: operator }: RecordTabProps<OperatorDetails>) {
  const { parentOpId, parentOpTitle } = operator
  return (
    <>
      <RecordFields
        title={parentOpId ? 'Brand' : 'Operator'}
        fields={[
          ...fields.facts(operator, 'opId'),
          ...(parentOpId
            ? [
                [
                  'Brand of',
                  <OperatorLink
                    key="parent"
                    opId={parentOpId}
                    title={parentOpTitle ?? parentOpId}
                  />,
                ] as const,
              ]
            : fields.facts(operator, 'brandCount')),
          ...fields.facts(operator, 'playerCount', 'staffCount'),
          ['Playing currencies', () => joined(operator.allowedCurrenciesToPlay, ', ')],
          ...fields.facts(operator, 'createdAt'),
        ]}
      />
      <General operator={operator} title="General settings" />
      <RecordFields
        title="History"
        fields={[
          ...fields.facts(operator, 'updatedAt'),
          ['Updated by', () => operator.updatedBy.nickname],
        ]}
      />
    </>
  )
}

interface GeneralProps {
  readonly operator: OperatorDetails
  /** Where the page is not called so itself. */
  readonly title?: string
}

/** What it says of itself. */
export function General({ operator, title }: GeneralProps) {
  return (
    <RecordFields
      {...(title && { title })}
      fields={[
        ...fields.facts(operator, 'title'),
        ['Support email', operator.supportEmail],
        ['Default language', () => languageName(operator.defaultLanguage)],
        ['Time zone', () => operator.timezone.replaceAll('_', ' ')],
      ]}
    />
  )
}

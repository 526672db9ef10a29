import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { useCan } from '@/session/session'
import { type ContentItem, type ContentKind, isOwn, type Place, titleOf } from './content'
import { fields } from './fields'
import { COPIES, capitalised, SLUG, sourceText, states } from './labels'
import { Preview } from './Preview'
import { Revisions } from './Revisions'

interface ContentDrawerProps extends OpenedRecord {
  readonly kind: ContentKind
  readonly place: Place
  readonly actions: readonly RecordAction<ContentItem>[]
}

/** An item as players see it, whose it is, and what it was before. */
export function ContentDrawer({ kind, place, actions, ...opened }: ContentDrawerProps) {
  const call = kind.useOne({ ...place, key: opened.openId ?? '' }, { skip: !opened.openId })
  const Body = ({ record }: { readonly record: ContentItem }) => (
    <Details kind={kind} item={record} />
  )
  const Before = ({ record }: { readonly record: ContentItem }) => (
    <Revisions kind={kind} place={place} item={record} />
  )
  return (
    <RecordDrawer<ContentItem>
      {...opened}
      notedAs={({ key }) => ({ title: key })}
      title={capitalised(kind.noun)}
      name={titleOf}
      loaded={call}
      state={(item) => <Status {...labelOf(states, item.state)} />}
      actions={actions}
      tabs={[
        { key: 'details', label: 'Details', Body },
        ...(kind.revised ? [{ key: 'revisions', label: 'Revisions', Body: Before }] : []),
      ]}
    />
  )
}

interface DetailsProps {
  readonly kind: ContentKind
  readonly item: ContentItem
}

function Details({ kind, item }: DetailsProps) {
  const { isTimed, hasSlug, hasLanguages } = kind
  const mayWrite = useCan('cms_write')
  return (
    <>
      <Preview kind={kind} values={kind.valuesOf(item)} language={item.language} />
      <RecordFields
        fields={fields.facts(
          item,
          'title',
          hasSlug ? ['key', SLUG] : 'key',
          ...(hasLanguages ? (['languages'] as const) : []),
          ...(isTimed ? (['validFrom', 'validTo'] as const) : []),
          'updatedAt',
          'updatedBy',
          'createdAt',
        )}
      />
      <RecordFields
        title="Whose it is"
        fields={[
          ['From', sourceText(item.source)],
          ['Operator or brand', <bdi key="operator">{item.opTitle}</bdi>],
        ]}
      />
      {mayWrite && !isOwn(item) && <p className="cms-note">{COPIES}</p>}
    </>
  )
}

import { Button } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { ListId } from '@/api/gen/views/enums'

import type { BulkAction } from '@/kit/bulk/bulk'
import { Can } from '@/kit/display/Can'
import type { Call } from '@/kit/display/Loaded'
import type { Column } from '@/kit/list/columns'
import type { ListSource } from '@/kit/list/ExportButton'
import type { EmptyText } from '@/kit/list/ListEmpty'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage, type LoadedPage } from '@/kit/list/ListPage'
import type { ListedPage } from '@/kit/list/ListTable'
import type { FilterKinds, ListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { type GuardedOperation, permissionOf, useOperationAccess } from '@/session/operationAccess'
import { AdditionalDetails, type Detail } from './AdditionalDetails'
import type { RecordDrawerProps } from './RecordDrawer'
import { type Changes, type RecordRow, useChanges } from './useChanges'
import { type PERIOD, usePeriodFields, useWireQuery } from './useRecords'
import './records.css'

/** A generated endpoint of a list of records. */
interface RecordsEndpoint<Page> {
  readonly initiate: ListSource['endpoint']['initiate']
  useQuery(query: object): Omit<LoadedPage<never>, 'data'> & { readonly data?: Page | undefined }
}

type Kinds = FilterKinds & typeof PERIOD

/** A form that adds to the list, behind a button. */
interface Addition {
  readonly label: string
  readonly operation: GuardedOperation
  readonly form: (onClose: () => void) => ReactNode
}

export interface RecordsPageProps<
  R extends RecordRow,
  Page extends ListedPage<R>,
  K extends Kinds,
> {
  readonly id: ListId
  /** What is listed, in the plural. */
  readonly what?: string
  /** Of an export, without its ending. */
  readonly fileName: string
  readonly list: ListState<K>
  readonly endpoint: RecordsEndpoint<Page>
  /** One record, as its own call tells it. */
  readonly useRecord: (id: string | null) => Call<R>
  readonly columns: readonly Column<R>[]
  /** Besides year and month. */
  readonly filters: readonly FilterField[]
  readonly rowName: (record: R) => string
  readonly Drawer: ComponentType<RecordDrawerProps<R>>
  /** What the words and figures mean, where they are not those of an invoice. */
  readonly details?: readonly Detail[]
  /** What everything that was found comes to. */
  readonly totals: (page: Page) => ReactNode
  readonly empty: EmptyText
  /** What may be done to a record; nothing where it is only read. */
  readonly changes?: Changes<R>
  /** The last one is the page's main act. */
  readonly additions?: readonly Addition[]
}

/** Billed records of any kind: a list, the details of one, and what may be done to them. */
export function RecordsPage<R extends RecordRow, Page extends ListedPage<R>, K extends Kinds>({
  changes,
  ...page
}: RecordsPageProps<R, Page, K>) {
  return changes ? (
    <ChangeableRecords {...page} changes={changes} />
  ) : (
    <RecordList {...page} actions={[]} bulk={[]} />
  )
}

type Listed<P> = Omit<P, 'changes'>

function ChangeableRecords<R extends RecordRow, Page extends ListedPage<R>, K extends Kinds>({
  changes,
  ...page
}: Listed<RecordsPageProps<R, Page, K>> & { readonly changes: Changes<R> }) {
  const [edited, setEdited] = useState<R | null>(null)
  const permitted = useChanges(changes, setEdited)
  return (
    <>
      <RecordList {...page} {...permitted} />
      {edited && changes.form(edited, () => setEdited(null))}
    </>
  )
}

interface RecordListProps<R extends RecordRow> {
  readonly actions: readonly RecordAction<R>[]
  readonly bulk: readonly BulkAction<R>[]
}

function RecordList<R extends RecordRow, Page extends ListedPage<R>, K extends Kinds>(
  props: Listed<RecordsPageProps<R, Page, K>> & RecordListProps<R>,
) {
  const { fileName, list, endpoint, useRecord, actions, bulk, totals, Drawer } = props
  const query = useWireQuery(list.query)
  const loaded = endpoint.useQuery(query)
  const opened = useOpenRecord<R>(loaded, '_id')
  const record = useRecord(opened.drawer.openId)
  const period = usePeriodFields()
  return (
    <>
      <ListPage
        id={props.id}
        what={props.what ?? 'records'}
        list={list}
        loaded={loaded}
        columns={props.columns}
        filters={[...period, ...props.filters]}
        rowKey="_id"
        rowName={props.rowName}
        onOpen={opened.open}
        actions={actions}
        bulk={bulk}
        exporting={{ fileName, endpoint, arg: query }}
        toolbar={<Toolbar details={props.details} additions={props.additions ?? []} />}
        summary={loaded.data && <span className="records-totals">{totals(loaded.data)}</span>}
        empty={props.empty}
      />
      {opened.wasOpened && (
        <Drawer {...opened.drawer} listed={opened.record.data} loaded={record} actions={actions} />
      )}
    </>
  )
}

interface ToolbarProps {
  readonly details: readonly Detail[] | undefined
  readonly additions: readonly Addition[]
}

function Toolbar({ details, additions }: ToolbarProps) {
  const offers = useOperationAccess()
  const [shown, setShown] = useState<string | null>(null)
  const offered = additions.filter(({ operation }) => offers(operation))
  return (
    <>
      <AdditionalDetails details={details} />
      {offered.map((addition) => (
        <Can key={addition.label} permission={permissionOf(addition.operation)}>
          <Button
            type={addition === additions.at(-1) ? 'primary' : 'default'}
            onClick={() => setShown(addition.label)}
          >
            {addition.label}
          </Button>
        </Can>
      ))}
      {offered.find(({ label }) => label === shown)?.form(() => setShown(null))}
    </>
  )
}

import { AdditionalDetails, type Detail } from './AdditionalDetails'
import type { RecordDrawerProps } from './RecordDrawer'
import './records.css'
import { Button } from 'antd'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import type { ListId } from '@/api/gen/views/enums'
import type { BulkAction } from '@/kit/bulk/bulk'
import { type DialogProps, useOpenDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import type { Call } from '@/kit/display/Loaded'
import type { Column } from '@/kit/list/columns'
import type { ListSource } from '@/kit/list/fetchAllRows'
import type { FilterField } from '@/kit/list/filterField'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { ListPage, type LoadedPage } from '@/kit/list/ListPage'
import type { ListedPage } from '@/kit/list/ListTable'
import type { FilterKinds } from '@/kit/list/listSpec'
import type { ListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { type GuardedOperation, permissionOf, useOperationAccess } from '@/session/operationAccess'
import { type Changes, type RecordRow, useChanges } from './useChanges'
import { usePeriodFields, useWireQuery } from './useRecords'

/** A generated endpoint of a list of records. */
interface RecordsEndpoint<Page> {
  readonly initiate: ListSource['endpoint']['initiate']
  useQuery(query: object): Omit<LoadedPage<never>, 'data'> & { readonly data?: Page | undefined }
}

type Kinds = FilterKinds & { readonly year: 'year'; readonly month: 'month' }

/** A form that adds to the list, behind a button. */
interface Addition {
  readonly label: string
  readonly operation: GuardedOperation
  readonly Form: FunctionComponent<DialogProps>
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
  /** The list's own where nothing is said. */
  readonly filters?: readonly FilterField[]
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
  return <RecordList {...page} {...useChanges(changes)} />
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
  const filters = usePeriodFields(props.filters ?? list.fields)
  return (
    <>
      <ListPage
        id={props.id}
        what={props.what ?? 'records'}
        list={list}
        loaded={loaded}
        columns={props.columns}
        filters={filters}
        rowKey="_id"
        rowName={props.rowName}
        onOpen={opened.open}
        addressOf={opened.addressOf}
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
  const open = useOpenDialog()
  const offered = additions.filter(({ operation }) => offers(operation))
  return (
    <>
      <AdditionalDetails details={details} />
      {offered.map((addition) => (
        <Can key={addition.label} permission={permissionOf(addition.operation)}>
          <Button
            type={addition === additions.at(-1) ? 'primary' : 'default'}
            onClick={() => open(addition.Form, {})}
          >
            {addition.label}
          </Button>
        </Can>
      ))}
    </>
  )
}

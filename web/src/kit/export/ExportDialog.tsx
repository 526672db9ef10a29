import { Alert, Button, Checkbox, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { MOST_CSV_ROWS, MOST_XLSX_ROWS } from '@/api/gen/exports/constants'
import type { ExportForm } from '@/api/gen/exports/endpoints'
import { type ExportFormat, type ExportList, exportListValues } from '@/api/gen/exports/enums'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { counted, grouped } from '../bulk/bulk'
import type { FadingDialogProps } from '../dialog/useDialog'
import { useClock } from '../display/clock'
import { messageText } from '../display/personText'
import { RequestId } from '../display/RequestId'
import { csvText } from '../list/csv'
import { fetchAllRows, type ListSource, usePageReader } from '../list/fetchAllRows'
import { useIsMasked } from '../masked'
import { exportCalls } from './exportCalls'
import { useExports } from './exportContext'
import type { ExportedList } from './exported'
import { createExportRunner } from './exportRun'
import { fileColumns, isWritten } from './fileColumns'
import { chosenFile, writesByParts } from './fileTarget'
import './export.css'

export type ExportDialogProps = ExportedList<unknown> & FadingDialogProps

const MOST: Readonly<Record<ExportFormat, number>> = { csv: MOST_CSV_ROWS, xlsx: MOST_XLSX_ROWS }
const NAMES: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'XLSX' }
const FORMATS = ['csv', 'xlsx'] as const
/** What of a list's query is no filter. */
const PAGING = ['page', 'limit']

/** The list's id at the platform; undefined where the specification has a call of its own for all rows. */
function listOf({ endpoint }: ListSource): ExportList | undefined {
  const known: readonly string[] = exportListValues
  const { name } = endpoint
  return name !== undefined && known.includes(name) ? (name as ExportList) : undefined
}

const filtersOf = ({ arg }: ListSource): NonNullable<ExportForm['filters']> =>
  Object.fromEntries(
    Object.entries(arg).filter(([name, value]) => value != null && !PAGING.includes(name)),
  )

/** Whether a platform does not know exports at all. */
const lacksExports = ({ http, status, messagesFrom }: ApiError): boolean =>
  http === 405 ||
  http === 501 ||
  (http === 404 && (status === 'NOT_FOUND' || messagesFrom !== 'platform'))

/** As much of it as the platform keeps. */
const MOST_ADDRESS = 2_000

/** Where the list stands, which tells its user that the file is done: with its filters, unless they are endless. */
function listAddress(): string {
  const { pathname, search } = location
  return pathname.length + search.length > MOST_ADDRESS ? pathname : pathname + search
}

/** What a file will hold is said and chosen before it begins. */
export function ExportDialog(props: ExportDialogProps) {
  const { what, exporting, count, columns, shown, isFixed = false, open, onClose } = props
  const { timezone } = useClock()
  const written = columns.filter(isWritten)
  const list = listOf(exporting)
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [chosen, setChosen] = useState(() =>
    written
      .filter(({ key, inFiles = false }) => isFixed || inFiles || (shown?.includes(key) ?? true))
      .map(({ key }) => key),
  )
  const inFile = written.filter(({ key }) => chosen.includes(key))
  const personal = inFile.filter(({ personal: isPersonal }) => isPersonal)
  const [wantsMask, setWantsMask] = useState(false)
  const file = useFile(props, inFile)
  const mustMask = useIsMasked() && (personal.length > 0 || isUnmasked(file.error))
  const isMasked = mustMask || (wantsMask && personal.length > 0)
  const isTooMany = (each: ExportFormat) => list !== undefined && (count ?? 0) > MOST[each]
  return (
    <Modal
      open={open}
      title={`Export ${what}`}
      width={550}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {file.canRead && <Button onClick={file.read}>Read page by page</Button>}
          <Button
            type="primary"
            autoFocus
            loading={file.isBeginning}
            disabled={chosen.length === 0 || isTooMany(format)}
            onClick={() => (list ? void file.begin(list, format, isMasked) : file.read())}
          >
            {mustMask ? 'Export masked' : 'Export'}
          </Button>
        </>
      }
    >
      <div className="kit-export">
        <p>
          <b>{count === undefined ? 'All rows' : counted(count, 'rows')}</b> found by the filters.
          The file has the rows of the moment when it begins, however they change meanwhile. Times
          are in {timezone}.
        </p>
        {list && (
          <Radio.Group
            aria-label="Format"
            value={format}
            onChange={({ target }) => setFormat(target.value)}
            options={FORMATS.map((each) => ({
              value: each,
              label: `${NAMES[each]}, up to ${grouped(MOST[each])} rows`,
              disabled: isTooMany(each),
            }))}
          />
        )}
        {isTooMany('csv') && (
          <Alert
            type="warning"
            showIcon
            title={`A file has at most ${grouped(MOST_CSV_ROWS)} rows. Narrow the filters.`}
          />
        )}
        <ColumnChoice
          titles={written.map(({ key, title }) => [key, title])}
          isFixed={isFixed}
          chosen={chosen}
          onChange={setChosen}
        />
        {list && personal.length > 0 && (
          <PersonalColumns
            titles={personal.map(({ title }) => title)}
            mustMask={mustMask}
            isMasked={isMasked}
            onChange={setWantsMask}
          />
        )}
        {file.error && <Refused error={file.error} canRead={file.canRead} />}
      </div>
    </Modal>
  )
}

/** Whether the platform would not write personal data as it is for this user. */
const isUnmasked = (error: ApiError | null): boolean => error?.kind === 'denied'

interface PersonalColumnsProps {
  readonly titles: readonly string[]
  readonly mustMask: boolean
  readonly isMasked: boolean
  readonly onChange: (isMasked: boolean) => void
}

/** Whoever sees personal data masked chooses before the file begins: masked, without it, or not at all. */
function PersonalColumns({ titles, mustMask, isMasked, onChange }: PersonalColumnsProps) {
  const names = titles.join(', ')
  if (mustMask) {
    return (
      <Alert
        type="warning"
        showIcon
        title={`${names}: personal data of players, which is masked for you.`}
        description="The file has it masked, too. Leave the columns out, or cancel, if that is of no use."
      />
    )
  }
  return (
    <Checkbox checked={isMasked} onChange={({ target }) => onChange(target.checked)}>
      Mask personal data: {names}
    </Checkbox>
  )
}

interface ColumnChoiceProps {
  readonly titles: readonly (readonly [key: string, title: string])[]
  readonly isFixed: boolean
  readonly chosen: readonly string[]
  readonly onChange: (keys: string[]) => void
}

/** The columns in the order of the file. */
function ColumnChoice({ titles, isFixed, chosen, onChange }: ColumnChoiceProps) {
  const keys = titles.map(([key]) => key)
  if (isFixed) return <p>Columns: {titles.map(([, title]) => title).join(', ')}.</p>
  const toggle = (key: string, isOn: boolean) =>
    onChange(keys.filter((each) => (each === key ? isOn : chosen.includes(each))))
  return (
    <fieldset className="kit-export-columns">
      <legend>
        Columns
        <Button
          type="link"
          size="small"
          disabled={chosen.length === keys.length}
          onClick={() => onChange([...keys])}
        >
          All
        </Button>
      </legend>
      {titles.map(([key, title]) => (
        <Checkbox
          key={key}
          checked={chosen.includes(key)}
          onChange={({ target }) => toggle(key, target.checked)}
        >
          {title}
        </Checkbox>
      ))}
    </fieldset>
  )
}

function Refused({ error, canRead }: { readonly error: ApiError; readonly canRead: boolean }) {
  if (canRead) {
    return (
      <Alert
        type="warning"
        showIcon
        title="This platform makes no files."
        description="The console can read the list page by page instead, as CSV. Rows that change meanwhile may be missing or come twice."
      />
    )
  }
  const { messages, requestId } = error
  return (
    <Alert
      type="error"
      showIcon
      title={messageText(messages.join(' '))}
      description={requestId && <RequestId id={requestId} />}
    />
  )
}

/** How the file is begun: by the platform, or read by the console where the platform makes none. */
function useFile<Row>(props: ExportDialogProps, columns: ExportedList<Row>['columns']) {
  const { exporting, isFixed = false, onClose } = props
  const { fileName } = exporting
  const { timezone } = useClock()
  const dispatch = useDispatch()
  const { holder, onEnd } = useExports()
  const runner = () => holder.hold(() => createExportRunner(exportCalls(dispatch as never, onEnd)))
  const fetchPage = usePageReader<Row>(exporting)
  const [isBeginning, setBeginning] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const begin = async (list: ExportList, format: ExportFormat, isMasked: boolean) => {
    const target = writesByParts() ? await chosenFile(`${fileName}.${format}`) : null
    if (writesByParts() && !target) return
    setBeginning(true)
    const form = {
      list,
      format,
      name: fileName,
      filters: filtersOf(exporting),
      columns: fileColumns(columns),
      page: listAddress(),
      ...(isMasked && { isMasked }),
      ...(isFixed && { keepsHeadings: true }),
    }
    const failure = await runner().start(form, target)
    setBeginning(false)
    setError(failure)
    if (!failure) onClose()
  }
  const read = () => {
    runner().startLocal(`${fileName}.csv`, async (tell) => {
      let goesOn = true
      const rows = await fetchAllRows(fetchPage, (done) => {
        goesOn = tell(done)
        return goesOn
      })
      return goesOn ? csvText(columns, rows, timezone, isFixed) : null
    })
    onClose()
  }
  return { begin, read, isBeginning, error, canRead: error !== null && lacksExports(error) }
}

import { Alert, Button, Modal, Pagination, Progress, Radio, Table } from 'antd'
import { useState } from 'react'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { skipScrollbarMeasure } from '../antd/skipScrollbarMeasure'
import { Copy } from '../display/Copy'
import { useClock } from '../display/clock'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { messageText, nameText } from '../display/personText'
import { Status, type Tone } from '../display/Status'
import { csvText, saveText } from '../list/csv'
import { grouped } from './bulk'
import {
  type BulkItem,
  type BulkItemState,
  type BulkRun,
  isRunning,
  reportColumns,
  STOPPED_BY_USER,
  stateLabels,
  summary,
  tally,
} from './bulkRun'
import type { BulkRunner } from './bulkRunner'
import './bulk.css'

interface RunProps {
  readonly run: BulkRun
  readonly runner: BulkRunner
}

interface BulkRunDialogProps extends RunProps {
  readonly open: boolean
  /** It goes on, or waits, in the top bar. */
  readonly onHide: () => void
}

const tones: Readonly<Record<BulkItemState, Tone>> = {
  waiting: 'ended',
  sending: 'running',
  done: 'good',
  refused: 'bad',
  unknown: 'waiting',
  notSent: 'ended',
  skipped: 'waiting',
}
const ALL = 'all'
const SHOWN = ['done', 'refused', 'unknown', 'skipped', 'notSent'] as const
const PAGE = 50

/** A run as it goes, then its report. */
export function BulkRunDialog({ run, runner, open, onHide }: BulkRunDialogProps) {
  const running = isRunning(run)
  const counts = tally(run)
  const close = () => {
    onHide()
    runner.forget()
  }
  return (
    <Modal
      open={open}
      title={run.label}
      className="bulk-run"
      width={880}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={counts.done < counts.all ? onHide : close}
      footer={<Foot run={run} runner={runner} onHide={onHide} onClose={close} />}
    >
      <Progress
        percent={Math.floor(((counts.all - counts.left) / counts.all) * 100)}
        status={running ? 'normal' : counts.done === counts.all ? 'success' : 'normal'}
        aria-label={`Progress: ${run.label}`}
      />
      <div className="bulk-words">
        {running && run.stopped === null && (
          <p>
            {grouped(counts.all - counts.left)} of {grouped(counts.all)}. It continues when this is
            hidden.
          </p>
        )}
        <p role="status">
          {!running && `${run.stopped ?? 'Finished.'} ${summary(run)}.`}
          {running && run.stopped !== null && `${run.stopped} Requests in progress will finish.`}
        </p>
      </div>
      {!running && counts.unknown > 0 && <Unknown run={run} runner={runner} />}
      <Report run={run} runner={runner} />
    </Modal>
  )
}

function Unknown({ run, runner }: RunProps) {
  const isChecking = run.items.some((line) => line.isChecking)
  return (
    <Alert
      type="warning"
      showIcon
      title={`${grouped(tally(run).unknown)} may have been done: the responses were lost.`}
      description="Check their outcome first. Checking never sends anything twice."
      action={
        <Button type="primary" loading={isChecking} onClick={() => void runner.check()}>
          Check all again
        </Button>
      }
    />
  )
}

type FootProps = Omit<BulkRunDialogProps, 'open'> & { readonly onClose: () => void }

function Foot({ run, runner, onHide, onClose }: FootProps) {
  const { timezone } = useClock()
  if (isRunning(run)) {
    return (
      <>
        <Button disabled={run.stopped !== null} onClick={() => runner.stop(STOPPED_BY_USER)}>
          Stop
        </Button>
        <Button type="primary" autoFocus onClick={onHide}>
          Hide
        </Button>
      </>
    )
  }
  const { notSent } = tally(run)
  const save = () =>
    saveText(
      `${run.label.toLowerCase().replaceAll(' ', '-')}-report.csv`,
      csvText(reportColumns, run.items, timezone),
    )
  return (
    <>
      <Button onClick={save}>Export report</Button>
      {notSent > 0 && <Button onClick={runner.sendRest}>Send the remaining {notSent}</Button>}
      <Button type="primary" autoFocus onClick={onClose}>
        Close
      </Button>
    </>
  )
}

/** What became of each row, in the order of the rows. */
function Report({ run, runner }: RunProps) {
  const [chosen, setChosen] = useState<BulkItemState | typeof ALL>(ALL)
  const counts = tally(run)
  const [page, setPage] = useState(1)
  const lines = chosen === ALL ? run.items : run.items.filter(({ state }) => state === chosen)
  const at = Math.min(page, Math.max(1, Math.ceil(lines.length / PAGE)))
  return (
    <section aria-label="Report" className="bulk-report">
      <Radio.Group
        size="small"
        optionType="button"
        aria-label="Outcome"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: ALL, label: `All ${counts.all}` },
          ...SHOWN.map((state) => ({
            value: state,
            label: `${stateLabels[state]} ${counts[state]}`,
          })),
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="bulk-lines" aria-label="Rows" tabIndex={0}>
        <Table<BulkItem>
          {...skipScrollbarMeasure}
          size="small"
          rowKey="key"
          tableLayout="fixed"
          dataSource={lines.slice((at - 1) * PAGE, at * PAGE)}
          columns={columnsOf(run, runner)}
          locale={{ emptyText: 'None' }}
          pagination={false}
        />
      </section>
      {lines.length > PAGE && (
        <Pagination
          size="small"
          align="end"
          current={at}
          pageSize={PAGE}
          total={lines.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  )
}

function columnsOf({ items }: BulkRun, runner: BulkRunner) {
  const hasAmounts = items.some(({ amount }) => amount !== null)
  return [
    {
      title: 'Record',
      width: 260,
      render: (_: unknown, { name }: BulkItem) => <Name text={name} />,
    },
    ...(hasAmounts
      ? [
          {
            title: 'In USD',
            width: 128,
            align: 'end' as const,
            render: (_: unknown, { amount }: BulkItem) => <Money amount={amount?.amountInUSD} />,
          },
        ]
      : []),
    {
      title: 'Outcome',
      width: 104,
      render: (_: unknown, { state }: BulkItem) => (
        <Status tone={tones[state]} label={stateLabels[state]} />
      ),
    },
    {
      title: 'Message',
      render: (_: unknown, line: BulkItem) => <ItemMessage line={line} runner={runner} />,
    },
  ]
}

function ItemMessage({ line, runner }: { readonly line: BulkItem; readonly runner: BulkRunner }) {
  const { state, message, requestId, isChecking, key, name } = line
  return (
    <div className="bulk-message">
      {messageText(message)}
      {state === 'unknown' && (
        <Button
          size="small"
          loading={isChecking}
          aria-label={`Check again: ${nameText(name)}`}
          onClick={() => void runner.check(key)}
        >
          Check again
        </Button>
      )}
      {requestId && state !== 'done' && <Copy text={requestId} what="request ID" />}
    </div>
  )
}

import { ABOVE_DRAWERS } from '../antd/overlays'
import { useCurrentUser } from '../currentUser'
import { SafeChoice } from '../dialog/SafeChoice'
import { TypedWord } from '../dialog/TypedWord'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { messageText } from '../display/personText'
import { placesOf } from '../display/placesOf'
import { RecordFields } from '../display/RecordFields'
import { CountedText } from '../form/CountedText'
import { type BulkAction, type CurrencyTotals, grouped, type Plan, planOf, typedFor } from './bulk'
import { ShownRows } from './ShownRows'
import { WarnedRowsList } from './WarnedRowsList'
import './bulk.css'
import { Alert, Button, Collapse, Form, Input, Modal } from 'antd'
import { useState } from 'react'

/** What was agreed to. */
export interface Agreed<Row> {
  readonly note: string
  readonly plan: Plan<Row>
}

export interface BulkPreviewProps<Row> {
  readonly action: BulkAction<Row>
  /** `players`. */
  readonly what: string
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly open: boolean
  readonly settle: (agreed: Agreed<Row> | null) => void
}

/** How many, how much, and which ones not; then the word that lets it begin. */
export function BulkPreview<Row>(props: BulkPreviewProps<Row>) {
  const { action, what, rows, nameOf, open, settle } = props
  const { label, danger = false, description, confirmWord, note } = action
  const [form] = Form.useForm<{ note: string }>()
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<Row>>(new Set())
  const [seen, setSeen] = useState<ReadonlySet<Row>>(new Set())
  const plan = planOf(action, rows, useCurrentUser(), { ticked, seen })
  const { able, kept, warned, shown } = plan
  const couldBe = able.length + plan.skipped.length
  const typed = typedFor(confirmWord, able.length)
  const allowed = text.trim().toLowerCase() === typed
  const cancel = () => settle(null)
  const agree = async () => {
    if (!allowed) return
    const given = await form.validateFields().catch(() => null)
    if (given) settle({ note: given.note?.trim() ?? '', plan })
  }
  return (
    <Modal
      open={open}
      title={label}
      width={640}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={cancel}
      footer={
        <>
          <SafeChoice onClick={cancel}>{couldBe > 0 ? 'Cancel' : 'Close'}</SafeChoice>
          {able.length > 0 && (
            <Button type="primary" danger={danger} disabled={!allowed} onClick={agree}>
              {label} · {grouped(able.length)}
            </Button>
          )}
        </>
      }
    >
      <p>{couldBe > 0 ? description : `Not available for any of the selected ${what}.`}</p>
      <RecordFields fields={factsOf(plan)} />
      {plan.warning && <Alert type="warning" showIcon title={messageText(plan.warning)} />}
      {warned.length > 0 && (
        <WarnedRowsList
          warned={warned}
          nameOf={nameOf}
          warningsOf={(row) => action.warningsOf?.(row) ?? []}
          ticked={ticked}
          onChange={setTicked}
        />
      )}
      {action.mustSee && shown.length > 0 && (
        <ShownRows
          View={action.mustSee.View}
          rows={shown}
          nameOf={nameOf}
          seen={seen}
          onSeen={(row) => setSeen((now) => new Set([...now, row]))}
        />
      )}
      {kept.length > 0 && <Kept kept={kept} nameOf={nameOf} />}
      {able.length > 0 && (
        <Form form={form} layout="vertical" onFinish={agree}>
          {note && (
            <Form.Item name="note" label={note.label} extra={note.help} rules={[...note.rules]}>
              {note.most ? <CountedText rows={2} most={note.most} /> : <Input.TextArea rows={2} />}
            </Form.Item>
          )}
          <TypedWord word={typed} value={text} onChange={setText} onEnter={agree} />
        </Form>
      )}
    </Modal>
  )
}

const sizeOf = (kept: Plan<unknown>['kept']): number =>
  kept.reduce((sum, { rows }) => sum + rows.length, 0)

function factsOf({ able, kept, skipped, sums }: Plan<unknown>) {
  const selected = able.length + skipped.length + sizeOf(kept)
  const many =
    selected > able.length
      ? `${grouped(able.length)} of ${grouped(selected)} selected`
      : grouped(able.length)
  return [['Count', many] as const, ...(sums && able.length > 0 ? sumFacts(sums) : [])]
}

function sumFacts({ inUSD, byCurrency }: CurrencyTotals) {
  const isDollarsAlone = byCurrency.every(([currency]) => currency === 'USD')
  const total = ['Total', <Money key="usd" amount={inUSD} />] as const
  if (isDollarsAlone) return [total]
  return [
    total,
    ...byCurrency.map(
      ([currency, sum]) =>
        [
          `Of which in ${currency}`,
          <Money key={currency} amount={sum} currency={currency} places={placesOf(currency)} />,
        ] as const,
    ),
  ]
}

const MOST_NAMED = 100

interface KeptProps<Row> {
  readonly kept: Plan<Row>['kept']
  readonly nameOf: (row: Row) => string
}

/** Those that stay as they are, under what keeps them. */
function Kept<Row>({ kept, nameOf }: KeptProps<Row>) {
  const count = sizeOf(kept)
  return (
    <section className="bulk-kept" aria-label="Not available">
      <h2>
        {grouped(count)} {count === 1 ? 'is' : 'are'} not available and will be skipped
      </h2>
      <Collapse
        size="small"
        items={kept.map(({ reason, rows }) => ({
          key: reason,
          label: `${grouped(rows.length)} · ${messageText(reason)}`,
          children: (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <ul tabIndex={0} aria-label={reason}>
              {rows.slice(0, MOST_NAMED).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and nothing moves
                <li key={index}>
                  <Name text={nameOf(row)} />
                </li>
              ))}
              {rows.length > MOST_NAMED && <li>and {rows.length - MOST_NAMED} more</li>}
            </ul>
          ),
        }))}
      />
    </section>
  )
}

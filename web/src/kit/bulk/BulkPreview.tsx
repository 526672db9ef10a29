import { Alert, Button, Checkbox, Collapse, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { ABOVE_DRAWERS } from '../antd/overlays'
import { SafeChoice } from '../dialog/SafeChoice'
import { TypedWord } from '../dialog/TypedWord'
import { Money } from '../display/Money'
import { Name } from '../display/Name'
import { messageText } from '../display/personText'
import { placesOf } from '../display/placesOf'
import { warningText } from '../form/warnings'
import { RecordFields } from '../record/RecordFields'
import { type BulkAction, grouped, type Plan, type Sums, typedFor } from './bulk'
import './bulk.css'

/** What was agreed to. */
export interface Agreed {
  readonly note: string
  /** The codes that were ticked. */
  readonly acknowledged: readonly string[]
}

interface BulkPreviewProps {
  readonly action: Omit<BulkAction<never>, 'write' | 'disabledReason' | 'amountOf' | 'warningsOf'>
  /** `players`. */
  readonly what: string
  /** What would be done where these codes are ticked. */
  readonly planFor: (ticked: ReadonlySet<string>) => Plan<string>
  readonly open: boolean
  readonly settle: (agreed: Agreed | null) => void
}

/** A small window has room for what keeps many of them. */
const HIGH = { top: 40 }

/** How many, how much, and which ones not; then the word that lets it begin. */
export function BulkPreview({ action, what, planFor, open, settle }: BulkPreviewProps) {
  const { label, danger = false, description, confirmWord, note } = action
  const [form] = Form.useForm<{ note: string }>()
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const plan = planFor(new Set(ticked))
  const { able, kept, warned } = plan
  const couldBe = able.length + plan.skipped.length
  const typed = typedFor(confirmWord, able.length)
  const allowed = text.trim().toLowerCase() === typed
  const agree = async () => {
    if (!allowed) return
    const given = await form.validateFields().catch(() => null)
    if (given) settle({ note: given.note?.trim() ?? '', acknowledged: ticked })
  }
  return (
    <Modal
      open={open}
      title={label}
      className="bulk-preview"
      width={600}
      style={HIGH}
      zIndex={ABOVE_DRAWERS}
      mask={{ closable: false }}
      onCancel={() => settle(null)}
      footer={
        <>
          <SafeChoice onClick={() => settle(null)}>{couldBe > 0 ? 'Cancel' : 'Close'}</SafeChoice>
          {able.length > 0 && (
            <Button type="primary" danger={danger} disabled={!allowed} onClick={agree}>
              {label} · {grouped(able.length)}
            </Button>
          )}
        </>
      }
    >
      <p>{couldBe > 0 ? description : `Not available for any of the selected ${what}.`}</p>
      {plan.warning && <Alert type="warning" showIcon title={messageText(plan.warning)} />}
      {warned.length > 0 && <Warned warned={warned} ticked={ticked} onChange={setTicked} />}
      <RecordFields fields={factsOf(plan)} />
      {kept.length > 0 && <Kept kept={kept} />}
      {able.length > 0 && (
        <Form form={form} layout="vertical" requiredMark="optional" onFinish={agree}>
          {note && (
            <Form.Item name="note" label={note.label} extra={note.help} rules={[...note.rules]}>
              <Input.TextArea rows={2} />
            </Form.Item>
          )}
          <TypedWord word={typed} value={text} onChange={setText} onEnter={agree} />
        </Form>
      )}
    </Modal>
  )
}

const sizeOf = (kept: Plan<string>['kept']): number =>
  kept.reduce((sum, { rows }) => sum + rows.length, 0)

interface WarnedProps {
  readonly warned: Plan<string>['warned']
  readonly ticked: readonly string[]
  readonly onChange: (ticked: readonly string[]) => void
}

/** What some of them are warned of: those with a code that is not ticked are skipped. */
function Warned({ warned, ticked, onChange }: WarnedProps) {
  return (
    <section className="bulk-warned" aria-label="Warnings">
      <h2>Tick what may be done all the same; the others are skipped</h2>
      <Checkbox.Group
        value={[...ticked]}
        onChange={onChange}
        options={warned.map(({ code, count }) => ({
          value: code,
          label: `${grouped(count)} · ${messageText(warningText(code))}`,
        }))}
      />
    </section>
  )
}

function factsOf({ able, kept, skipped, sums }: Plan<string>) {
  const selected = able.length + skipped.length + sizeOf(kept)
  const many =
    selected > able.length
      ? `${grouped(able.length)} of ${grouped(selected)} selected`
      : grouped(able.length)
  return [['Count', many] as const, ...(sums && able.length > 0 ? sumFacts(sums) : [])]
}

function sumFacts({ inUSD, byCurrency }: Sums) {
  const isDollarsAlone = byCurrency.every(([currency]) => currency === 'USD')
  const total = ['Total', <Money key="usd" amount={inUSD} />] as const
  if (isDollarsAlone) return [total]
  return [
    total,
    ...byCurrency.map(
      ([currency, sum]) =>
        [
          `In ${currency}`,
          <Money key={currency} amount={sum} currency={currency} places={placesOf(currency)} />,
        ] as const,
    ),
  ]
}

const MOST_NAMED = 100

/** Those that stay as they are, under what keeps them. */
function Kept({ kept }: { readonly kept: Plan<string>['kept'] }) {
  return (
    <section className="bulk-kept" aria-label="Not available">
      <h2>{grouped(sizeOf(kept))} are not available and will be skipped</h2>
      <Collapse
        size="small"
        items={kept.map(({ reason, rows }) => ({
          key: reason,
          label: `${grouped(rows.length)} · ${messageText(reason)}`,
          children: (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            <ul tabIndex={0} aria-label={reason}>
              {rows.slice(0, MOST_NAMED).map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and nothing moves
                <li key={index}>
                  <Name text={name} />
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

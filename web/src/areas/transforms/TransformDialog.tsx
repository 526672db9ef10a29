import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { ConfirmWord } from '@/kit/form/ConfirmWord'
import { Changes } from './Changes'
import { checks, obstacles, steps, TO_BRAND, TO_OPERATOR, waitingReason } from './labels'
import './transforms.css'
import { Select } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { WAIT_SECONDS } from '@/api/gen/transforms/constants'
import {
  api,
  type TransformPreview,
  type TransformReport,
  useTransformPreviewQuery,
} from '@/api/gen/transforms/endpoints'
import { type TransformCheck, transformStepValues } from '@/api/gen/transforms/enums'
import { operatorToBrandFormRules } from '@/api/gen/transforms/rules'
import { type Call, Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { Status } from '@/kit/display/Status'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction, type Write } from '@/kit/form/useAction'
import type { RecordDialogProps } from '@/kit/record/recordActions'

/** Makes an operator a brand of another. */
export function ToBrand({ record: { opId, title }, onClose }: RecordDialogProps<OperatorDetails>) {
  const [parentOpId, setParentOpId] = useState<string>()
  const parents = useParents(opId)
  const { report, keep, leave } = useReport(onClose)
  const write = useAction(api.endpoints.operatorToBrand, { errorDialog: true, onDone: keep })
  const preview = useTransformPreviewQuery(
    { opId, ...(parentOpId && { parentOpId }) },
    { refetchOnMountOrArgChange: true, skip: report !== null },
  )
  if (report) return <Report name={TO_BRAND} report={report} onClose={onClose} />
  const parentOpTitle = parents.find(({ value }) => value === parentOpId)?.label ?? ''
  return (
    <Transform
      name={TO_BRAND}
      what="Operator"
      title={title}
      preview={preview}
      write={write}
      toArg={() => ({
        operatorToBrand: { dto: { opId, parentOpId: parentOpId ?? '', parentOpTitle } },
      })}
      effect="Its players, wallets, domains and staff stay. Its invoice settings (V2) close; its old invoices stay readable. Bets from now on count for the parent."
      onClose={leave}
    >
      <Field name="parentOpId" label="Parent operator" rules={operatorToBrandFormRules.parentOpId}>
        <Select<string> options={parents} onChange={setParentOpId} />
      </Field>
    </Transform>
  )
}

/** Makes a brand an operator of its own. */
export function ToOperator({
  record: { opId, title },
  onClose,
}: RecordDialogProps<OperatorDetails>) {
  const { report, keep, leave } = useReport(onClose)
  const write = useAction(api.endpoints.brandToOperator, { errorDialog: true, onDone: keep })
  const preview = useTransformPreviewQuery(
    { opId },
    { refetchOnMountOrArgChange: true, skip: report !== null },
  )
  if (report) return <Report name={TO_OPERATOR} report={report} onClose={onClose} />
  return (
    <Transform
      name={TO_OPERATOR}
      what="Brand"
      title={title}
      preview={preview}
      write={write}
      toArg={() => ({ brandToOperator: { opId } })}
      effect="Its players, wallets, domains and staff stay, and so do its records (V1). From now on the platform invoices it, with its former settings as an operator or else the platform’s defaults."
      onClose={leave}
    />
  )
}

/** The report, once there is one; a form that was sent then leaves without closing all. */
function useReport(onClose: () => void) {
  const [report, setReport] = useState<TransformReport | null>(null)
  const isDone = useRef(false)
  const keep = (made: TransformReport) => {
    isDone.current = true
    setReport(made)
  }
  const leave = () => {
    if (!isDone.current) onClose()
  }
  return { report, keep, leave }
}

/** The active operators that could become the parent. */
function useParents(opId: string) {
  const { data } = useOperatorsMenuListQuery()
  return (data?.operators ?? [])
    .filter((each) => !each.parentOpId && each.isActive && each.opId !== opId)
    .map((each) => ({ value: each.opId, label: each.title }))
}

/** The seconds left of the forced wait. */
function useWait(): number {
  const [left, setLeft] = useState<number>(WAIT_SECONDS)
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}

interface TransformProps<Arg> {
  readonly name: string
  readonly what: 'Operator' | 'Brand'
  /** Of the operator or brand, to be typed. */
  readonly title: string
  readonly preview: Call<TransformPreview>
  readonly write: Write<Arg, TransformReport>
  readonly toArg: () => Arg
  readonly effect: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** What will happen and what stands in its way; saved after the forced wait alone. */
function Transform<Arg>(props: TransformProps<Arg>) {
  const { name, what, title, preview, write, toArg, effect, onClose, children } = props
  const [typed, setTyped] = useState('')
  const secondsLeft = useWait()
  const known = preview.isFetching ? undefined : preview.currentData
  return (
    <FormDialog<{ parentOpId?: string }, Arg, TransformReport>
      open
      title={name}
      submitLabel={name}
      write={write}
      rules={{}}
      initial={{}}
      disabledReason={waitingReason({ title, typed, secondsLeft, preview: known })}
      toArg={toArg}
      effect={effect}
      facts={[[what, <Name key="title" text={title} />]]}
      onClose={onClose}
    >
      {children}
      {write.running ? (
        <StepsUnderWay />
      ) : (
        <Loaded what="The checks" call={preview}>
          {(found) => <Checks preview={found} />}
        </Loaded>
      )}
      <ConfirmWord word={nameText(title)} value={typed} onChange={setTyped} />
      {secondsLeft > 0 && <small role="timer">Save is enabled in {secondsLeft} s.</small>}
    </FormDialog>
  )
}

function Checks({ preview }: { readonly preview: TransformPreview }) {
  return (
    <>
      <ul className="transforms-list" aria-label="Checks">
        {preview.checks.map(({ check, blockers }) => (
          <li key={check}>
            {blockers.length > 0 ? (
              <Status tone="bad" label="Blocking" />
            ) : (
              <Status tone="good" label="Passed" />
            )}
            <div>
              {blockers.length > 0 ? (obstacles[check]?.label ?? check) : (checks[check] ?? check)}
              {blockers.length > 0 && (
                <ul>
                  {blockers.map((blocker) => (
                    <li key={blocker}>
                      <bdi>{blocker}</bdi>
                    </li>
                  ))}
                </ul>
              )}
              {blockers.length > 0 && <WayOut check={check} preview={preview} />}
            </div>
          </li>
        ))}
      </ul>
      <Changes changes={preview.changes} would />
      <p>
        Players who stay: {preview.playersKept}. Accounts that are signed out:{' '}
        {preview.accountsSignedOut}.
      </p>
    </>
  )
}

interface WayOutProps {
  readonly check: TransformCheck
  readonly preview: TransformPreview
}

/** Where what stands in the way is looked at, if there is such a page. */
function WayOut({ check, preview: { opId, parentOpId } }: WayOutProps) {
  const path = obstacles[check]?.path(opId, parentOpId)
  return path ? <Link to={path}>Look at it</Link> : null
}

/** All are done at once, or none. */
const StepsUnderWay = () => (
  <ol className="transforms-list" aria-label="Steps">
    {transformStepValues.map((step) => (
      <li key={step}>
        <Status tone="running" label="In progress" />
        {steps[step]}
      </li>
    ))}
  </ol>
)

interface ReportProps {
  readonly name: string
  readonly report: TransformReport
  readonly onClose: () => void
}

function Report({ name, report, onClose }: ReportProps) {
  const { opTitle, parentOpTitle } = report
  return (
    <ReadOnlyDialog title={name} onClose={onClose}>
      <RecordFields
        fields={[
          [parentOpTitle ? 'Brand' : 'Operator', <Name key="tenant" text={opTitle} />],
          ...(parentOpTitle
            ? ([['Operator', <Name key="parent" text={parentOpTitle} />]] as const)
            : []),
        ]}
      />
      <ol className="transforms-list" aria-label="Steps">
        {report.steps.map(({ step, count }) => (
          <li key={step}>
            <Status tone="good" label="Done" />
            <span>
              {steps[step] ?? step}: {count}
            </span>
          </li>
        ))}
      </ol>
      <Changes changes={report.changes} />
    </ReadOnlyDialog>
  )
}

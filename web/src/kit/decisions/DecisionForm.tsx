import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '@/api/answer'
import type { Act } from '@/api/gen/shared/enums'
import type { ArgOf, DataOf, WriteEndpoint } from '@/api/write'
import { staleAnswer } from '../dialog/stale'
import { WarningTable } from '../dialog/WarningTable'
import { type RaisedWarning, raisedWarnings } from '../dialog/warnings'
import { ReadOnlyDialog } from '../dialogs/ReadOnlyDialog'
import { useRefetchIfNewer } from '../dialogs/useRefetchIfNewer'
import { Failure } from '../display/Failure'
import { type RecordField, RecordFields } from '../display/RecordFields'
import { FieldsSkeleton, useDelayedTrue } from '../display/Skeletons'
import { ConfirmWord } from '../form/ConfirmWord'
import { FormDialog, type FormDialogProps } from '../form/FormDialog'
import { type ActionOptions, useAction } from '../form/useAction'
import { Changed, type ChangedRecord } from './Changed'
import { type Known, type ReadState, type Reads, useReads } from './reads'

export interface DecisionFormProps<K extends Known, Values extends object, E extends WriteEndpoint>
  extends Pick<
    FormDialogProps<Values, unknown, unknown>,
    'title' | 'submitLabel' | 'danger' | 'rules'
  > {
  /** What is decided about: `bank account`. */
  readonly what: string
  /** As it was listed: such lists are read again where it is older. */
  readonly listed?: { readonly revision: number }
  readonly reads: Reads<K>
  readonly endpoint: E
  readonly options?: ActionOptions<ArgOf<E>, DataOf<E>> | undefined
  readonly width?: number | undefined
  readonly initial: Partial<Values>
  /** What it is to the table of warnings, where it may be warned of at all. */
  readonly act?: Act | undefined
  /** What the console itself warns of, by what stands in the form. */
  readonly warned?: ((known: K) => readonly RaisedWarning[]) | undefined
  /** To be typed before what is severe: `approve`. */
  readonly word: string
  /** Whether the word is typed whatever the platform warns of. */
  readonly wantsWord?: ((known: K) => boolean) | undefined
  /** Why nothing of it is left to decide; null while something is. */
  readonly disabledReason?: ((record: K['record']) => string | null) | undefined
  /** Who decided, when and what. */
  readonly decided?: ((record: K['record']) => readonly RecordField[]) | undefined
  /** What it still lacks. */
  readonly incomplete?: ((known: K) => string | null) | undefined
  readonly toArg: (known: K, values: Values) => ArgOf<E>
  /** Called once it is decided, before the dialog closes. */
  readonly onDecided?: (() => void) | undefined
  /** Whether the button has the focus from the start, where nothing is warned of. */
  readonly isConfirmedByEnter?: ((known: K) => boolean) | undefined
  readonly onClose: () => void
  readonly children: (known: K) => ReactNode
}

/**
 * A decision by facts that were read for it. While they are read, and where they cannot be, nothing is decided; what
 * changes meanwhile, or what the platform then wants an answer to, is shown in the same place.
 */
export function DecisionForm<K extends Known, Values extends object, E extends WriteEndpoint>(
  props: DecisionFormProps<K, Values, E>,
) {
  const { title, what, reads, onClose } = props
  const state = useReads(reads)
  const { known, error, readAgain } = state
  const waiting = useDelayedTrue(known === undefined)
  useRefetchIfNewer(props.listed, known?.record, props.endpoint.name)
  if (known) return <Deciding {...props} state={state} known={known} />
  if (!waiting && !error) return null
  return (
    <ReadOnlyDialog title={title} onClose={onClose}>
      {error ? <FailedFacts what={what} error={error} onRetry={readAgain} /> : <FieldsSkeleton />}
    </ReadOnlyDialog>
  )
}

interface FailedFactsProps {
  readonly what: string
  readonly error: ApiError
  readonly onRetry: () => void
}

const FailedFacts = ({ what, ...failed }: FailedFactsProps) => (
  <Failure doing={`loading the ${what}`} retryLabel="Check again" {...failed} />
)

interface DecidingProps<K extends Known, Values extends object, E extends WriteEndpoint>
  extends DecisionFormProps<K, Values, E> {
  readonly state: ReadState<K>
  readonly known: K
}

function Deciding<K extends Known, Values extends object, E extends WriteEndpoint>(
  props: DecidingProps<K, Values, E>,
) {
  const { what, title, act, word, wantsWord, state, known, decided, onClose } = props
  const [raised, setRaised] = useState<readonly RaisedWarning[]>([])
  const [changed, setChanged] = useState<ChangedRecord | null>(null)
  const told = [...(act ? raisedWarnings(known.facts) : []), ...(props.warned?.(known) ?? [])]
  const warnings = together(told, raised)
  const codes = warnings.map(({ code }) => code)
  const typed = useTyped(word, wantsWord?.(known) || warnings.some(isSevere), codes.join())
  const isAnsweredByCaller = (error: ApiError): boolean => {
    const asked = error.kind === 'warned' ? raisedWarnings(error.data) : []
    const answer = error.kind === 'stale' ? staleAnswer(error.data) : null
    if (asked.length === 0 && !answer?.record) return false
    if (asked.length > 0) setRaised(asked)
    if (answer?.record) setChanged({ was: known.record, answer })
    state.readAgain()
    return true
  }
  const onDone = (data: DataOf<E>) => {
    props.options?.onDone?.(data)
    props.onDecided?.()
  }
  const options = { onTheirs: onClose, ...props.options, onDone, isAnsweredByCaller }
  const write = useAction(props.endpoint, options)
  const reason = props.disabledReason?.(known.record)
  if (reason && !write.running && !write.unknown) {
    return (
      <ReadOnlyDialog title={title} onClose={onClose}>
        <Alert type="info" showIcon role="status" title={reason} style={{ marginBlockEnd: 12 }} />
        {decided && <RecordFields fields={decided(known.record)} />}
      </ReadOnlyDialog>
    )
  }
  const disabledReason =
    unread(state) ??
    warnings.find(({ severity }) => severity === 'refused')?.text ??
    props.incomplete?.(known) ??
    typed.missing
  return (
    <FormDialog<Values, ArgOf<E>, DataOf<E>>
      open
      as="modal"
      isConfirmedByEnter={warnings.length === 0 && props.isConfirmedByEnter?.(known)}
      title={title}
      submitLabel={props.submitLabel}
      danger={props.danger}
      {...(props.width && { width: props.width })}
      rules={props.rules}
      initial={props.initial}
      write={{
        ...write,
        run: (arg, how) => write.run(arg, { ...how, record: known.record, acknowledged: codes }),
      }}
      disabledReason={disabledReason ?? undefined}
      toArg={(values) => props.toArg(known, values)}
      onClose={onClose}
    >
      {state.error && <FailedFacts what={what} error={state.error} onRetry={state.readAgain} />}
      {changed && <Changed {...changed} />}
      {'facts' in known && known.facts === undefined && (
        <Alert type="info" showIcon role="status" title={NO_FACTS} />
      )}
      {warnings.length > 0 && (
        <div className="kit-warnings-stay">
          <WarningTable warnings={warnings} />
        </div>
      )}
      {props.children(known)}
      {typed.field}
    </FormDialog>
  )
}

const NO_FACTS = 'This platform does not warn: check the record yourself before you decide.'

const isSevere = ({ severity }: RaisedWarning): boolean => severity === 'severe'

/** What the facts tell, and what the platform asked about besides. */
function together(told: readonly RaisedWarning[], asked: readonly RaisedWarning[]) {
  const codes = new Set(told.map(({ code }) => code))
  return [...told, ...asked.filter(({ code }) => !codes.has(code))]
}

function unread({ isReading, error }: ReadState<Known>): string | null {
  if (isReading) return 'The facts are being read.'
  return error ? 'The facts could not be read: check again first.' : null
}

/** A word that is typed for just these warnings: with others it is typed anew. */
function useTyped(word: string, isWanted: boolean, codes: string) {
  const [typed, setTyped] = useState({ codes: '', text: '' })
  const text = typed.codes === codes ? typed.text : ''
  const isTyped = [text, text.toLowerCase()].some((each) => each.trim() === word)
  if (!isWanted) return { missing: null, field: null }
  return {
    missing: isTyped ? null : `Type ${word} first.`,
    field: (
      <ConfirmWord word={word} value={text} onChange={(now) => setTyped({ codes, text: now })} />
    ),
  }
}

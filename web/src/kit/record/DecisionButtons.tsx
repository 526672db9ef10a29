import { Button } from 'antd'
import { useSingleKeys } from '../dialog/useSingleKeys'
import { type BoundAction, decisionsOf } from './recordActions'

interface DecisionButtonsProps<Subject> {
  readonly subject: Subject
  /** As `useRecordActions` gives them. */
  readonly actions: readonly BoundAction<Subject>[]
  /** To the next record undecided, by `s`. */
  readonly onSkip?: (() => void) | null | undefined
}

/** The head says what of; `Reject deposit order` is `Reject` there. */
const verbOf = (label: string): string => label.replace(/ .*/, '')

/** What decides about a record, in its head: `a` approves and `r` rejects, each in its dialog. */
export function DecisionButtons<Subject>(props: DecisionButtonsProps<Subject>) {
  const { subject, actions, onSkip } = props
  const decisions = decisionsOf(actions, subject)
  const keys = decisions.map(({ decisionKey = '', run }) => [decisionKey, () => run(subject, true)])
  const skip = onSkip && decisions.length > 0 ? [['s', onSkip]] : []
  useSingleKeys(Object.fromEntries([...keys, ...skip]))
  return decisions.map(({ id, labelOf, danger, decisionKey, run }) => {
    const label = labelOf(subject)
    return (
      <Button
        key={id}
        type={danger ? 'default' : 'primary'}
        danger={danger}
        title={`${label} (${decisionKey})`}
        aria-label={label}
        aria-keyshortcuts={decisionKey}
        onClick={() => run(subject)}
      >
        {verbOf(label)}
      </Button>
    )
  })
}

import type { Question } from '../dialog/ConfirmDialog'
import { useConfirm } from '../dialog/confirm'
import type { Result, RunOptions, Write } from './useAction'

/** What is asked, and what is sent where the user agrees. */
interface Confirmed<Arg, Data> extends Question, Pick<RunOptions, 'record' | 'rebase'> {
  readonly arg: Arg
  /** What stands around the write: a drawer that is closed meanwhile. */
  readonly during?: (act: () => Promise<Result<Data>>) => Promise<void>
}

/** A write that is asked about first: `ask` writes where the user agrees, and tells how that went. */
export function useConfirmed<Arg, Data, Subject = void>(
  { running, run }: Write<Arg, Data>,
  question: (subject: Subject) => Confirmed<Arg, Data>,
) {
  const confirm = useConfirm()
  const ask = async (subject: Subject): Promise<void> => {
    const { arg, record, rebase, during, ...asked } = question(subject)
    if (!(await confirm(asked))) return
    const act = () => run(arg, { record, rebase })
    await (during ? during(act) : act())
  }
  return { running, ask }
}

import type { ApiError } from './answer'

/** Asks the user who they are; true once the platform knows it anew. */
type Asker = () => Promise<boolean>

interface Sent {
  readonly data?: unknown
  readonly error?: unknown
}

let asker: Asker | null = null
let question: Promise<boolean> | null = null
let answers = 0
let lastAnswer = false

/** Has `ask` called whenever a write wants a fresh proof; the answer unsubscribes. */
export function onProofRequired(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker !== ask) return
    asker = null
    question = null
  }
}

/** One question at a time: whoever needs the proof meanwhile waits for the same answer. */
function proven(): Promise<boolean> {
  question ??= (asker?.() ?? Promise.resolve(false)).then((isProven) => {
    question = null
    answers += 1
    lastAnswer = isProven
    return isProven
  })
  return question
}

const isUnproven = ({ error }: Sent): boolean =>
  (error as ApiError | undefined)?.kind === 'lacksProof'

/** Sends; where the platform wants a fresh proof first, asks for it and sends on. What went out before a question was answered goes by that answer. */
export async function withProof(send: () => Promise<Sent>): Promise<Sent> {
  for (;;) {
    const known = answers
    const sent = await send()
    if (!isUnproven(sent)) return sent
    const isProven = known === answers ? await proven() : lastAnswer
    if (!isProven) return sent
  }
}

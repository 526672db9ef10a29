import type { AnswerMeta } from './answer'

const MOST = 20
const kept = new Map<string, AnswerMeta>()

/** RTK Query hands a write's caller the data alone; the messages wait here under the write's key. */
export function keepAnswer(key: string | undefined, meta: AnswerMeta): void {
  if (!key) return
  kept.set(key, meta)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

export function takeAnswer(key: string): AnswerMeta | null {
  const meta = kept.get(key) ?? null
  kept.delete(key)
  return meta
}

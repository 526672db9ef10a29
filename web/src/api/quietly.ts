/** The keys of writes whose sender tells by itself, once for many, what they made stale. */
const quiet = new Set<string>()

interface Keyed {
  readonly 'Idempotency-Key'?: string
}

export const isQuiet = (arg: unknown): boolean =>
  quiet.has((arg as Keyed | undefined)?.['Idempotency-Key'] ?? '')

/** While it lasts, the write of this key has nothing read again. */
export async function quietly<Answer>(key: string, write: () => Promise<Answer>): Promise<Answer> {
  quiet.add(key)
  try {
    return await write()
  } finally {
    quiet.delete(key)
  }
}

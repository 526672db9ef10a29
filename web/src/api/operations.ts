import type { OperationMeta } from './gen/meta'

const known = new Map<string, OperationMeta>()

/** Keeps what is known of an area's operations; called as its code is loaded. */
export function register(operations: Readonly<Record<string, OperationMeta>>): void {
  for (const [id, operation] of Object.entries(operations)) known.set(id, operation)
}

/** What is known of an operation whose endpoint is at hand. Throws where its area is not loaded. */
export function operationOf(id: string): OperationMeta {
  const found = known.get(id)
  if (!found) throw new Error(`The operation ${id} is not loaded.`)
  return found
}

/** What is said of a write that was done: one text, or one for what its body chose. */
export function successText({ success }: OperationMeta, arg: unknown): string | null {
  if (success === null || typeof success === 'string') return success
  for (const part of Object.values(arg ?? {})) {
    const chosen = (part as Readonly<Record<string, unknown>> | null)?.[success.field]
    if (typeof chosen === 'string') return success.byValue[chosen] ?? null
  }
  return null
}

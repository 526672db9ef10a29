import { type OperationAccess, type OperationId, operations } from './gen/meta'

/** What the platform lacks, as the console's server says; the same for all who sign in. */
let absent: ReadonlySet<string> = new Set()

/** Keeps what the platform lacks: before anything is drawn that asks for it. */
export function noteAbsent(ids: readonly string[] | null = []): void {
  const known = ids ?? []
  if (known.length !== absent.size || known.some((id) => !absent.has(id))) absent = new Set(known)
}

/** Whether the platform lacks an operation. */
export const isAbsent = (id: OperationId): boolean => absent.has(id)

export const NOT_OFFERED = 'The platform does not offer this.'

/** Those of a user's permissions that still open something: not one whose every call the platform lacks. */
export function opening<Key extends string>(permissions: readonly Key[]): readonly Key[] {
  if (absent.size === 0) return permissions
  const opens = new Map<string, boolean>()
  for (const id of Object.keys(operations) as OperationId[]) {
    const { permission }: OperationAccess = operations[id]
    if (permission) opens.set(permission, opens.get(permission) === true || !isAbsent(id))
  }
  return permissions.filter((key) => opens.get(key) !== false)
}

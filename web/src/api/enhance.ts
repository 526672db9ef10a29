import type { ApiError } from './answer'
import { api } from './gen/endpoints'
import { type OperationMeta, operations, type tagTypes } from './gen/meta'
import { isQuiet } from './quietly'

type Tag = (typeof tagTypes)[number]

const MAY_HAVE_CHANGED: ReadonlySet<ApiError['kind']> = new Set([
  'outcomeUnknown',
  'stale',
  'conflict',
  'notFound',
] as const)

/** What a write makes stale: all of its tags once it is, or may be, done or finds the record changed. */
export function staleAfter(operation: OperationMeta, error: ApiError | undefined): readonly Tag[] {
  if (error && !MAY_HAVE_CHANGED.has(error.kind)) return []
  return operation.makesStale as readonly Tag[]
}

function tagged(operation: OperationMeta) {
  return operation.effect === 'read'
    ? { providesTags: operation.tags as readonly Tag[] }
    : {
        invalidatesTags: (_data: unknown, error: unknown, arg: unknown) =>
          isQuiet(arg) ? [] : staleAfter(operation, error as ApiError | undefined),
      }
}

/** Gives every generated endpoint the cache tags of its operation. Called once, by the store. */
export function enhance(): void {
  api.enhanceEndpoints({
    endpoints: Object.fromEntries(
      Object.entries(operations).map(([id, operation]) => [id, tagged(operation)]),
    ),
  })
}

import type { ApiError } from './answer'
import { emptyApi } from './base'
import type { OperationMeta, Tag } from './gen/meta'
import { register } from './operations'
import { isOneOfMany } from './write'

const MAY_HAVE_CHANGED: ReadonlySet<ApiError['kind']> = new Set([
  'outcomeUnknown',
  'stale',
  'conflict',
  'decided',
  'notFound',
] as const)

/** What a write makes stale: all of its tags once it is, or may be, done or finds the record changed. */
export function staleAfter(operation: OperationMeta, error: ApiError | undefined): readonly Tag[] {
  if (error && !MAY_HAVE_CHANGED.has(error.kind)) return []
  return operation.invalidates
}

function tagged(operation: OperationMeta) {
  return operation.effect === 'read'
    ? { providesTags: operation.tags }
    : {
        invalidatesTags: (_data: unknown, error: unknown, arg: unknown) =>
          isOneOfMany(arg) ? [] : staleAfter(operation, error as ApiError | undefined),
      }
}

/** Adds the endpoints of one area to the API, each with the cache tags of its operation. */
export function areaApi(
  operations: Readonly<Record<string, OperationMeta>>,
): Pick<typeof emptyApi, 'injectEndpoints'> {
  register(operations)
  return {
    injectEndpoints: (options) => {
      const api = emptyApi.injectEndpoints(options)
      emptyApi.enhanceEndpoints({
        endpoints: Object.fromEntries(
          Object.entries(operations).map(([id, operation]) => [id, tagged(operation)]),
        ),
      })
      return api
    },
  }
}

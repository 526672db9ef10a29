import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Me } from '@/api/gen/shared/types'
import type { Column } from '@/kit/list/columns'
import { isPlatformAdmin, levelOf } from './roles'
import { useSession } from './session'

/** In place of an operator: the CMS data that stands wherever an operator has none. */
export const CMS_DEFAULT = 'DEFAULT'

/** The operator chosen in the top bar; none stands for all that the user may see. */
export function useChosenOperator(): string | undefined {
  const [query] = useSearchParams()
  return query.get('opId') ?? undefined
}

export interface TenantFilters {
  readonly opId?: string
  readonly includeBrands?: boolean
}

interface GlobalFilters extends TenantFilters {
  readonly isTest?: boolean
}

const asBoolean = (text: string | null): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined

/** What the top bar's filters say, as a list call takes it; what is not chosen is left out. */
export function globalFilters(query: URLSearchParams): GlobalFilters {
  const opId = query.get('opId')
  const includeBrands = asBoolean(query.get('includeBrands'))
  const isTest = asBoolean(query.get('isTest'))
  return {
    ...(opId ? { opId } : {}),
    ...(includeBrands === undefined ? {} : { includeBrands }),
    ...(isTest === undefined ? {} : { isTest }),
  }
}

export function useGlobalFilters(): GlobalFilters {
  const [query] = useSearchParams()
  return globalFilters(query)
}

/** Of which operator, and whether with its brands: for lists that know no test players. */
export function tenantFilters(query: URLSearchParams): TenantFilters {
  const { isTest: _, ...tenants } = globalFilters(query)
  return tenants
}

export function useTenantFilters(): TenantFilters {
  const [query] = useSearchParams()
  return tenantFilters(query)
}

/** Without a choice, what an operator's staff make is made for their own operator. */
export function missingOperator(user: Me, opId: string | undefined): string | null {
  if (opId || user.role !== 'OPERATOR_ADMIN' || levelOf(user) !== 'OPERATOR') return null
  return `No brand selected: actions here apply to your own operator, ${user.opId}.`
}

export function useMissingOperator(): string | null {
  return missingOperator(useSession().user, useChosenOperator())
}

/**
 * A list's columns: where it holds all operators' rows, it says whose each is, in place of `instead` where there is no
 * room beside it (one or several that stay the same): that is shown by choice then, or in a wide window, and in files.
 */
export function useOperatorColumn<Row>(
  columns: readonly Column<Row>[],
  operator: string,
  instead?: string | readonly string[],
): readonly Column<Row>[] {
  const { role } = useSession().user
  const isOfAll = useChosenOperator() === undefined && isPlatformAdmin(role)
  return useMemo(
    () =>
      isOfAll
        ? columns.map((column) => {
            if (column.key === operator) return { ...column, optional: false }
            const givesWay = instead !== undefined && [instead].flat().includes(column.key)
            return givesWay ? { ...column, optional: true, inFiles: true } : column
          })
        : columns,
    [columns, operator, instead, isOfAll],
  )
}

import { useMemo } from 'react'
import type { Column } from '@/kit/list/columns'
import { useChosenOperator } from './operator'
import { isPlatformAdmin } from './roles'
import { useSession } from './session'

/**
 * A list's columns: where it holds all operators' rows, whose each is takes the place of `instead`, which is then
 * shown by choice or in a wide window.
 */
export function useOperatorColumn<Row>(
  columns: readonly Column<Row>[],
  operator: string,
  instead: string,
): readonly Column<Row>[] {
  const { role } = useSession().user
  const isOfAll = useChosenOperator() === undefined && isPlatformAdmin(role)
  return useMemo(
    () =>
      isOfAll
        ? columns.map((column) =>
            column.key === operator || column.key === instead
              ? { ...column, optional: column.key === instead }
              : column,
          )
        : columns,
    [columns, operator, instead, isOfAll],
  )
}

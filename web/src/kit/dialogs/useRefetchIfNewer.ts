import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { staleAfter } from '@/api/areaApi'
import { emptyApi } from '@/api/base'
import { operationOf } from '@/api/operations'
import type { Revised } from '../form/rebase'

/** Reads the lists that `write` makes stale again where the record is not as it was listed. */
export function useRefetchIfNewer(
  listed: Revised | undefined,
  record: Revised | undefined,
  write: string | undefined,
): void {
  const dispatch = useDispatch()
  const isOlder =
    record !== undefined && listed !== undefined && listed.revision !== record.revision
  useEffect(() => {
    if (!isOlder || !write) return
    dispatch(emptyApi.util.invalidateTags([...staleAfter(operationOf(write), undefined)]))
  }, [dispatch, isOlder, write])
}

import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { emptyApi } from '@/api/base'
import { tagTypes } from '@/api/gen/meta'

/** What a UtcField gives. */
export const inUtc = (local: string): string => new Date(`${local}Z`).toISOString()

/** Reads everything on the screen again: what was done to the world may have changed any of it. */
export function useReadAgain(): () => void {
  const dispatch = useDispatch()
  return () => {
    dispatch(emptyApi.util.invalidateTags([...tagTypes]))
  }
}

/** Reads the world again, and nothing else. */
export function useReadWorld(): () => void {
  const dispatch = useDispatch()
  return useCallback(() => {
    dispatch(emptyApi.util.invalidateTags(['Simulator']))
  }, [dispatch])
}

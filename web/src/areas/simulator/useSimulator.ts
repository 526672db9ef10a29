import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '@/api/gen/endpoints'
import { tagTypes } from '@/api/gen/meta'

/** Reads everything on the screen again: what was done to the world may have changed any of it. */
export function useReadAgain(): () => void {
  const dispatch = useDispatch()
  return () => {
    dispatch(api.util.invalidateTags([...tagTypes]))
  }
}

/** Reads the world again, and nothing else. */
export function useReadWorld(): () => void {
  const dispatch = useDispatch()
  return useCallback(() => {
    dispatch(api.util.invalidateTags(['Simulator']))
  }, [dispatch])
}

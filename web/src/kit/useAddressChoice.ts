import { useEffect } from 'react'
import { fieldLabel } from '@/api/labels'
import { useAddress } from './useAddress'
import { useLeftOut } from './useLeftOut'

/**
 * What an address says under a name, if it is one of these values; null where it says nothing. Another value is taken
 * out of it, and that is told.
 */
export function useAddressChoice<const V extends string>(
  name: string,
  values: readonly V[],
  label = fieldLabel(name),
): V | null {
  const [params, setParams] = useAddress()
  const value = params.get(name)
  const isUnread = value !== null && !(values as readonly string[]).includes(value)
  const drop = useLeftOut(label, () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete(name)
        return next
      },
      { replace: true },
    ),
  )
  useEffect(() => {
    if (isUnread) drop()
  }, [isUnread, drop])
  return isUnread ? null : (value as V | null)
}

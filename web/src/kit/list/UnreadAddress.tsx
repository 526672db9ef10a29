import { useEffect } from 'react'
import { useLeftOut } from '../useLeftOut'

interface UnreadAddressProps {
  /** What the values are called that were left out. */
  readonly labels: string
  /** Takes them out of the address. */
  readonly onDrop: () => void
}

/** Takes values that cannot be read out of the address, and says so. */
export function UnreadAddress({ labels, onDrop }: UnreadAddressProps) {
  const tell = useLeftOut(labels, onDrop)
  useEffect(() => {
    if (labels) tell()
  }, [labels, tell])
  return null
}

import { useState } from 'react'

/** The value as it was while open last: what closes fades out with what it showed. */
export function useLastOpen<Value>(value: Value, isOpen: boolean): Value {
  const [kept, setKept] = useState(value)
  if (isOpen && kept !== value) setKept(value)
  return isOpen ? value : kept
}

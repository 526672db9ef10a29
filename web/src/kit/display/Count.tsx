import { inFull, type Numeric } from './decimal'

/** `1,234`: how many there are, or another number that has no currency. */
export function Count({ of }: { readonly of: Numeric }) {
  return inFull(of)
}

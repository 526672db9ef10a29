import { type Ref, type RefObject, useImperativeHandle } from 'react'

export type ButtonRef = RefObject<HTMLButtonElement | null>

interface PlaceProps {
  readonly of: ButtonRef
  readonly ref?: Ref<HTMLButtonElement | null>
}

/** Stands for a button elsewhere, by which a pop-up is placed: a click on that is none outside the pop-up. */
export function Place({ of, ref }: PlaceProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => of.current)
  return null
}

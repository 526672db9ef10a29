import { type RefObject, useRef, useState } from 'react'
import type { FieldRule } from '@/api/rules'

/** A rule that holds while what a control wrote into the reference, what is wrong with its text, is null. */
export function useReadable(): readonly [problem: RefObject<string | null>, rule: FieldRule] {
  const problem = useRef<string | null>(null)
  const [rule] = useState<FieldRule>(() => ({
    validator: () =>
      problem.current ? Promise.reject(new Error(problem.current)) : Promise.resolve(),
  }))
  return [problem, rule]
}

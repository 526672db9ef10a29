import type { Values } from '../content'

/** These of the values as texts: what is not there is empty. */
export const textsOf = <Name extends string>(
  values: object,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, (values as Values)[name] ?? ''])) as Record<
    Name,
    string
  >

/** What a new item goes by. */
export const keyOf = ({ key }: Values): object => ({ key })

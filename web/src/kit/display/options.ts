import { rawText, readList } from './readValue'

interface Labelled {
  readonly label: string
}

/** Values to choose from, each by its label; by itself where none are given. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string | Labelled>>,
): { value: Value; label: string }[] =>
  readList(values).map((value) => {
    const label: string | Labelled | null = labels?.[value] ?? value
    return { value, label: typeof label === 'string' ? label : (label?.label ?? rawText(label)) }
  })

export const SEARCHED_ABOVE = 10

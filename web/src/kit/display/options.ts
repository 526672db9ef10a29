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
    const label: string | Labelled = labels?.[value] ?? value
    return { value, label: typeof label === 'string' ? label : (label.label ?? rawText(label)) }
  })

export const SEARCHED_ABOVE = 10

/** A select's search by label, where it offers many. */
export const searchOf = (options: readonly unknown[]) =>
  options.length > SEARCHED_ABOVE ? { optionFilterProp: 'label' } : false

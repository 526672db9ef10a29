import { fieldLabel } from '@/api/labels'
import { optionsOf } from '../display/options'
import type { Labels } from './fieldsOf'
import type { FilterField } from './filterField'
import type { FilterKind, ListSpec, Several } from './listSpec'

type Kind = Exclude<FilterKind, readonly string[] | Several | 'text'>

/** A filter; a text where it names neither a kind nor values. Its label is its field's, else the contract's. */
interface Filter<V = unknown> extends Partial<Omit<FilterField, 'name'>> {
  readonly kind?: Kind
  readonly values?: readonly (V & string)[]
  /** Several of its values may be chosen: any of them will do. */
  readonly several?: true
  /** What its values are called, where its field does not say. */
  readonly labels?: Labels
}

/** By its kind alone it stands in the address and has no control. */
type Defined<V> = unknown extends V
  ? Filter | FilterKind
  : NonNullable<V> extends readonly (infer Each)[]
    ? (Filter<Each> & { readonly several: true }) | Several
    : (Filter<NonNullable<V>> & { readonly several?: never }) | FilterKind

type KindOf<F> = F extends FilterKind
  ? F
  : F extends { readonly several: true }
    ? { readonly several: F extends { readonly values: infer V } ? V : 'text' }
    : F extends { readonly values: infer V extends readonly string[] }
      ? V
      : F extends { readonly kind: infer K extends Kind }
        ? K
        : F extends { readonly day: unknown }
          ? 'instant'
          : 'text'

type Kinds<D> = { readonly [Name in keyof D]: KindOf<D[Name]> }

interface Named {
  readonly has: (name: string) => boolean
  readonly label: (name: never) => string
  readonly labels: (name: never) => Labels | undefined
}

interface Rest extends Pick<ListSpec<never>, 'limit' | 'formerNames' | 'waits'> {
  /** Whose labels the filters go by. */
  readonly fields?: Named
}

/** A list's filters as `useListState` takes them, with their controls. */
export interface DefinedFilters<K> extends Omit<ListSpec<never>, 'filters'> {
  readonly filters: K
  readonly fields: readonly FilterField[]
}

const isSeveral = (filter: unknown): filter is Several =>
  typeof filter === 'object' && typeof (filter as Several).several === 'object'

function kindOf(filter: Filter | FilterKind): FilterKind {
  if (typeof filter === 'string' || Array.isArray(filter) || isSeveral(filter))
    return filter as FilterKind
  const { values, several, kind, day } = filter as Filter
  if (several) return { several: values ?? 'text' }
  return values ?? kind ?? (day ? 'instant' : 'text')
}

function controlOf(name: string, filter: Filter, fields: Named | undefined): FilterField {
  const { kind: _, several: __, values, labels: given, ...control } = filter
  const field = fields?.has(name) ? fields : undefined
  const labels = given ?? field?.labels(name as never)
  return {
    name,
    label: field?.label(name as never) ?? fieldLabel(name),
    ...(values && { options: optionsOf(values, labels) }),
    ...control,
  }
}

/** The filters of a list, each said once: those of `Query`, its call’s argument; of any name where the page filters. */
export const defineFilters =
  <Query extends object = Readonly<Record<string, unknown>>>() =>
  <
    const D extends {
      readonly [Name in keyof D]: Name extends keyof Query ? Defined<Query[Name]> : never
    },
  >(
    sort: string,
    defined: D,
    { fields, ...rest }: Rest = {},
  ): DefinedFilters<Kinds<D>> => {
    const entries = Object.entries<Filter | FilterKind>(defined as never)
    return {
      sort,
      ...rest,
      filters: Object.fromEntries(entries.map(([name, each]) => [name, kindOf(each)])) as Kinds<D>,
      fields: entries.flatMap(([name, each]) =>
        typeof each === 'object' && !Array.isArray(each) && !isSeveral(each)
          ? [controlOf(name, each as Filter, fields)]
          : [],
      ),
    }
  }

/** The controls with choices that only a call can tell. */
export const withOptions = (
  fields: readonly FilterField[],
  options: Readonly<Record<string, NonNullable<FilterField['options']>>>,
): readonly FilterField[] =>
  fields.map((field) => {
    const own = options[field.name]
    return own ? { ...field, options: own } : field
  })

/** Which time of a record the two days mean. */
export const DATE_FIELD = 'Date field'
/** Whether the last moment of the period is left out. */
export const EXCLUDE_END = 'Exclude the end'

interface Day {
  readonly label: string
  readonly width?: number
  readonly day: NonNullable<FilterField['day']>
}

/** Two days between which something was: `Added from` and `Added to`, or `From` and `To`. */
export function days<From extends string, To extends string>(
  from: From,
  to: To,
  what = '',
  ...widths: readonly [from?: number, to?: number]
): { readonly [Name in From | To]: Day } {
  const day = (edge: Day['day']['edge'], bound: string, label: string, width?: number): Day => ({
    label,
    ...(width && { width }),
    day: { edge, bound, what },
  })
  return {
    [from]: day('start', to, what ? `${what} from` : 'From', widths[0]),
    [to]: day('end', from, what ? `${what} to` : 'To', widths[1]),
  } as { readonly [Name in From | To]: Day }
}

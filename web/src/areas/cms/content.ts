import type { ComponentType } from 'react'
import type { FormMeta } from '@/api/form'
import type { api, Banner } from '@/api/gen/cms/endpoints'
import type { ContentSource, ContentState, RevisedKind } from '@/api/gen/cms/enums'
import type { ListId } from '@/api/gen/views/enums'
import type { ArgOf, WriteEndpoint } from '@/api/write'
import type { Call } from '@/kit/display/Loaded'
import type { Export } from '@/kit/export/exported'
import type { LoadedPage } from '@/kit/list/ListPage'

/** What all kinds of content have; the rest is the kind's own. */
export type ContentItem = Omit<
  Banner,
  'title' | 'subtitle' | 'image' | 'link' | 'validFrom' | 'validTo'
> & {
  readonly title?: string
  readonly validFrom?: string | null
  readonly validTo?: string | null
  readonly sliderSlug?: string
  readonly slideIndex?: number
}

/** Whose content is shown, and in which language. */
export interface Place {
  readonly opId: string
  readonly selectedLanguage?: string
}

export interface ListArg extends Place {
  readonly page?: number
  readonly limit?: number
  readonly sort?: string
  readonly text?: string
  readonly source?: ContentSource
  readonly state?: ContentState
  readonly isMissing?: boolean
  readonly sliderSlug?: string
}

interface ReadOptions {
  readonly skip?: boolean
  readonly refetchOnMountOrArgChange?: boolean
}

export type Values = Readonly<Record<string, unknown>>

/** A write of content: its argument has the place, the key and the body. */
type ContentWrite = WriteEndpoint & {
  readonly Types: { readonly QueryArg: Readonly<Record<string, unknown>> }
}
export type OrderWrite = typeof api.endpoints.cmsSlidesOrder | typeof api.endpoints.cmsV2SlidesOrder
type ContentForm = FormMeta<ContentWrite, keyof ArgOf<ContentWrite>>

export interface FieldsProps {
  /** Of the content, not of the console. */
  readonly dir: 'ltr' | 'rtl'
  /** A new one: what stays the same from then on is asked for. */
  readonly isNew: boolean
}

export interface PreviewProps {
  readonly values: Values
  readonly dir: 'ltr' | 'rtl'
  readonly lang: string
}

/** A kind of content: its calls, its form and how players see it. */
export interface ContentKind<Item extends ContentItem = ContentItem> {
  readonly id: ListId
  /** `banner`, `banners`. */
  readonly noun: string
  readonly nouns: string
  readonly hasLanguages: boolean
  readonly isTimed: boolean
  /** It has no title beside its key. */
  readonly isUntitled?: boolean
  /** Its key is its address on the site. */
  readonly hasSlug?: boolean
  /** Further times among its fields. */
  readonly times?: readonly string[]
  /** Whether all languages of an item can be deleted at once. */
  readonly deletesAll: boolean
  readonly revised: RevisedKind | null
  /** A tenant has one of it, without a key and always active: the footer. */
  readonly isSingle?: boolean
  useList(arg: ListArg): LoadedPage<Item>
  useOne(arg: Place & { readonly key: string }, how?: ReadOptions): Call<Item>
  readonly list: Export['endpoint'] & { readonly name: string }
  /** Puts the slides of a slider in order. */
  readonly order?: OrderWrite
  readonly create: ContentForm
  readonly update: ContentForm
  readonly remove: ContentWrite
  /** What names the item that is deleted. */
  removeArg(item: Item): object
  /** The form's values of a new item. */
  readonly fresh: Values
  /** The form's values of an item, without what all kinds have. */
  valuesOf(item: Item): Values
  /** What only a new one says. */
  identityOf(values: Values): object
  /** What is sent of the values. */
  bodyOf(values: Values, place: Place): object
  readonly Fields: ComponentType<FieldsProps>
  readonly Preview: ComponentType<PreviewProps>
}

/** What an item is called among staff. */
export const titleOf = ({ title, key }: Pick<ContentItem, 'title' | 'key'>): string => title || key

/** A platform that does not say whose a text is shows only a tenant's own. */
export const isOwn = ({ source }: Partial<Pick<ContentItem, 'source'>>): boolean =>
  (source ?? 'own') === 'own'

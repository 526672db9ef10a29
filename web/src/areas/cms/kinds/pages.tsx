import {
  api,
  type ContentPage as Page,
  type Post,
  useCmsPageQuery,
  useCmsPagesQuery,
  useCmsPostQuery,
  useCmsPostsQuery,
  useCmsV2PageQuery,
  useCmsV2PagesQuery,
  useCmsV2PostQuery,
  useCmsV2PostsQuery,
} from '@/api/gen/cms/endpoints'
import {
  cmsPageCreateForm,
  cmsPageUpdateForm,
  cmsPostCreateForm,
  cmsPostUpdateForm,
  cmsV2PageCreateForm,
  cmsV2PageUpdateForm,
  cmsV2PostCreateForm,
  cmsV2PostUpdateForm,
} from '@/api/gen/cms/forms'
import { lazyComponent } from '@/kit/lazyComponent'
import { ContentPage, contentReads } from '../ContentPage'
import type { ContentKind, PreviewProps } from '../content'
import { textsOf } from './values'

const PageFields = lazyComponent(() => import('./PageFields').then((code) => code.PageFields))
const PageFieldsV2 = lazyComponent(() => import('./PageFields').then((code) => code.PageFieldsV2))
const PostFields = lazyComponent(() => import('./PageFields').then((code) => code.PostFields))
const PostFieldsV2 = lazyComponent(() => import('./PageFields').then((code) => code.PostFieldsV2))
const HtmlFrame = lazyComponent(() => import('../HtmlFrame').then((code) => code.HtmlFrame))

const PAGE = ['title', 'slug', 'body'] as const
const POST = [...PAGE, 'excerpt', 'image'] as const

function TextPreview({ values, dir, lang }: PreviewProps) {
  const { title, body } = textsOf(values, 'title', 'body')
  return <HtmlFrame title={title} body={body} dir={dir} lang={lang} />
}

const PAGES_SHARED = {
  noun: 'page',
  nouns: 'pages',
  hasLanguages: true,
  isTimed: false,
  hasSlug: true,
  deletesAll: false,
  removeArg: ({ slug }: Page) => ({ slug }),
  fresh: textsOf({}, ...PAGE),
  valuesOf: (item: Page) => textsOf(item, ...PAGE),
  identityOf: () => ({}),
  bodyOf: (values: object) => textsOf(values, ...PAGE),
  Preview: TextPreview,
} as const

const POSTS_SHARED = {
  noun: 'post',
  nouns: 'posts',
  isTimed: false,
  hasSlug: true,
  deletesAll: false,
  times: ['publishedAt'],
  removeArg: ({ slug }: Post) => ({ slug }),
  fresh: textsOf({}, ...POST),
  valuesOf: (item: Post) => textsOf(item, ...POST),
  identityOf: () => ({}),
  bodyOf: (values: object) => textsOf(values, ...POST),
  Preview: TextPreview,
} as const

export const PAGES: ContentKind<Page> = {
  ...PAGES_SHARED,
  id: 'cms.pages',
  revised: null,
  useList: useCmsPagesQuery,
  useOne: useCmsPageQuery,
  list: api.endpoints.cmsPages,
  create: cmsPageCreateForm,
  update: cmsPageUpdateForm,
  remove: api.endpoints.cmsPageDelete,
  Fields: PageFields,
}

export const PAGES_V2: ContentKind<Page> = {
  ...PAGES_SHARED,
  id: 'cms.v2.pages',
  revised: 'page',
  useList: useCmsV2PagesQuery,
  useOne: useCmsV2PageQuery,
  list: api.endpoints.cmsV2Pages,
  create: cmsV2PageCreateForm,
  update: cmsV2PageUpdateForm,
  remove: api.endpoints.cmsV2PageDelete,
  Fields: PageFieldsV2,
}

export const BLOG: ContentKind<Post> = {
  ...POSTS_SHARED,
  id: 'cms.blog',
  hasLanguages: false,
  revised: null,
  useList: useCmsPostsQuery,
  useOne: useCmsPostQuery,
  list: api.endpoints.cmsPosts,
  create: cmsPostCreateForm,
  update: cmsPostUpdateForm,
  remove: api.endpoints.cmsPostDelete,
  Fields: PostFields,
}

export const BLOG_V2: ContentKind<Post> = {
  ...POSTS_SHARED,
  id: 'cms.v2.blog',
  hasLanguages: true,
  revised: 'post',
  useList: useCmsV2PostsQuery,
  useOne: useCmsV2PostQuery,
  list: api.endpoints.cmsV2Posts,
  create: cmsV2PostCreateForm,
  update: cmsV2PostUpdateForm,
  remove: api.endpoints.cmsV2PostDelete,
  Fields: PostFieldsV2,
}

export const Pages = () => <ContentPage kind={PAGES} />
export const PagesV2 = () => <ContentPage kind={PAGES_V2} />
export const Blog = () => <ContentPage kind={BLOG} />
export const BlogV2 = () => <ContentPage kind={BLOG_V2} />

export const pagesReads = contentReads(PAGES)
export const pagesV2Reads = contentReads(PAGES_V2)
export const blogReads = contentReads(BLOG)
export const blogV2Reads = contentReads(BLOG_V2)

import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import {
  Button,
  ConfigProvider,
  Pagination,
  Segmented,
  Select,
  Space,
  type ThemeConfig,
  Tooltip,
} from 'antd'
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'

const ID = 'virtual:antd.css'
const RESOLVED = '/__antd.css'

export const THEME: ThemeConfig = { hashed: false, cssVar: { key: 'tokens' } }

/** What the first page draws of antd, and what stands above many lists. */
const DRAWN: readonly ReactNode[] = [
  h(Space.Compact, { key: 'button' }, h(Button, { icon: h('i') })),
  h(Select, { key: 'select' }),
  h(Pagination, { key: 'pages', total: 1 }),
  h(Segmented, { key: 'segmented', options: ['one'] }),
  h(Tooltip, { key: 'tooltip', title: 'text' }, h('i')),
]

/**
 * The rules that antd would make in the browser for what most pages draw at once, and their names: it makes none of
 * these again, and all others when they are drawn. They are the same in all themes, whose tokens are CSS variables.
 */
export function antdStyles(theme: ThemeConfig): string {
  const cache = createCache()
  renderToString(h(StyleProvider, { cache }, h(ConfigProvider, { theme }, DRAWN)))
  return extractStyle(cache, { types: ['style'], plain: true })
}

export const antdStylesInFile = (): Plugin => ({
  name: 'antd-styles',
  resolveId: (id) => (id === ID ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? antdStyles(THEME) : null),
})

import { App, ConfigProvider, type ThemeConfig, theme } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useAppearance } from '@/kit/appearance'
import { DialogHost } from '@/kit/Dialogs'
import { overlays } from '@/kit/overlays'
import { MOST_TOASTS } from '@/kit/toasts'
import { colours } from './colours'
import 'antd/dist/reset.css'
import '@fontsource-variable/inter'
import './theme.css'

const FONT = "'Inter Variable', system-ui, sans-serif"

/** One set of tokens; only colours differ between light and dark. */
export function themeOf(dark: boolean, still: boolean): ThemeConfig {
  const { tokens, buttonText, dangerText } = colours(dark)
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...tokens,
      fontFamily: FONT,
      fontSize: 14,
      borderRadius: 4,
      motion: !still,
      motionDurationFast: still ? '0s' : '0.06s',
      motionDurationMid: still ? '0s' : '0.1s',
      motionDurationSlow: still ? '0s' : '0.12s',
      wireframe: false,
    },
    components: {
      Button: { primaryColor: buttonText, dangerColor: dangerText, primaryShadow: 'none' },
      Table: { fontSize: 13, cellFontSizeSM: 13, cellPaddingInlineSM: 8, headerBorderRadius: 0 },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
    },
  }
}

const nonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Colours, type, overlays, toasts and dialogs for everything below. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const { dark } = useAppearance()
  const config = useMemo(() => themeOf(dark, wantsStillness()), [dark])
  const csp = useMemo(() => ({ nonce: nonce() }), [])
  return (
    <ConfigProvider theme={config} csp={csp} getPopupContainer={overlays}>
      <App
        className="app"
        notification={{ placement: 'topRight', maxCount: MOST_TOASTS, getContainer: overlays }}
      >
        <DialogHost>{children}</DialogHost>
      </App>
    </ConfigProvider>
  )
}

import { ConfigProvider, type ThemeConfig, theme } from 'antd'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { useAppearance } from '@/kit/antd/appearance'
import { overlays } from '@/kit/antd/overlays'
import { selectSearch } from '@/kit/antd/selectSearch'
import { isByTouch, TOUCH_SIZE } from '@/kit/byTouch'
import { ToastHost } from '@/kit/dialog/ToastHost'
import { orderEscapes } from '@/kit/keyboard/escape'
import { bringFocusBack } from '@/kit/keyboard/focusBack'
import { colours } from './colours'
import 'antd/dist/reset.css'
import '@fontsource-variable/inter'
import './theme.css'

/** The class under which the tokens are CSS variables: on the page and on its overlays. */
const TOKENS = 'tokens'
const FONT = "'Inter Variable', system-ui, sans-serif"

/** One set of tokens; only colours differ between light and dark. */
export function themeOf(dark: boolean, still: boolean, touched = false): ThemeConfig {
  const { tokens, buttonText, dangerText } = colours(dark)
  return {
    // There is one antd here: its styles need no hash.
    hashed: false,
    cssVar: { key: TOKENS },
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      ...tokens,
      fontFamily: FONT,
      fontSize: 14,
      borderRadius: 4,
      lineWidthFocus: 2,
      ...(touched && { controlHeight: TOUCH_SIZE, controlHeightSM: TOUCH_SIZE }),
      motion: !still,
      motionDurationFast: still ? '0s' : '0.06s',
      motionDurationMid: still ? '0s' : '0.1s',
      motionDurationSlow: still ? '0s' : '0.12s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryColor: buttonText,
        dangerColor: dangerText,
        primaryShadow: 'none',
        dangerShadow: 'none',
      },
      Table: {
        fontSize: 13,
        cellFontSizeSM: 13,
        cellPaddingInlineSM: 8,
        headerBorderRadius: 0,
      },
      Notification: { width: 320 },
      Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
    },
  }
}

const SELECT = { showSearch: selectSearch }
const MODAL = { centered: true }

const nonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Colours, type, overlays and toasts for everything below. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const { dark } = useAppearance()
  const config = useMemo(() => themeOf(dark, wantsStillness(), isByTouch()), [dark])
  const csp = useMemo(() => ({ nonce: nonce() }), [])
  // What spreads around a pressed button takes two seconds, whatever the tokens say of motion.
  const wave = useMemo(() => ({ disabled: wantsStillness() }), [])
  useLayoutEffect(() => overlays().classList.add(TOKENS), [])
  useEffect(orderEscapes, [])
  useEffect(bringFocusBack, [])
  return (
    <ConfigProvider
      theme={config}
      csp={csp}
      getPopupContainer={overlays}
      select={SELECT}
      modal={MODAL}
      wave={wave}
    >
      <ToastHost>
        <div className={`app ${TOKENS}`}>{children}</div>
      </ToastHost>
    </ConfigProvider>
  )
}

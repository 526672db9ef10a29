interface Colours {
  /** Those of selected rows are ours: antd's are too bright in the dark for the links on them. */
  readonly tokens: Readonly<Record<string, string>>
  /** On a primary and on a dangerous button. */
  readonly buttonText: string
  readonly dangerText: string
}

/** antd's own secondary texts, hovers and placeholders fail AA; these pass. Its borders of fields and its rings of the
 * focus have less than 3:1; these have more. Grounds made of such dark
 * colours would be muddy: they are given. */
const LIGHT: Colours = {
  tokens: {
    colorPrimary: '#0958d9',
    colorPrimaryHover: '#0d4bb8',
    colorInfo: '#0958d9',
    colorLink: '#0958d9',
    colorLinkHover: '#003eb3',
    colorSuccess: '#237804',
    colorSuccessBg: '#f6ffed',
    colorSuccessBorder: '#b7eb8f',
    colorWarning: '#955a00',
    colorWarningBg: '#fff7e6',
    colorWarningBgHover: '#ffe7ba',
    colorWarningBorder: '#ffd591',
    colorError: '#cf1322',
    colorErrorHover: '#a8071a',
    colorBorder: '#8a8a8a',
    colorPrimaryBorder: '#4080e0',
    controlOutline: '#4080e0',
    colorErrorOutline: '#e05a66',
    colorWarningOutline: '#a8731a',
    colorTextTertiary: 'rgba(0,0,0,0.6)',
    colorTextPlaceholder: 'rgba(0,0,0,0.58)',
    rowSelectedBg: '#e6f4ff',
    rowSelectedHoverBg: '#d6ebff',
  },
  buttonText: '#ffffff',
  dangerText: '#ffffff',
}

const DARK: Colours = {
  tokens: {
    colorPrimary: '#69b1ff',
    colorPrimaryActive: '#5c99dc',
    colorInfo: '#69b1ff',
    colorLink: '#91caff',
    colorLinkHover: '#b0d8ff',
    colorSuccess: '#95de64',
    colorWarning: '#ffc53d',
    colorError: '#ff7875',
    colorErrorActive: '#dc6966',
    colorErrorText: '#ff7875',
    colorBorder: '#757575',
    colorPrimaryBorder: '#3c89e8',
    controlOutline: '#3c89e8',
    colorErrorOutline: '#e06a68',
    colorWarningOutline: '#b8902f',
    colorTextTertiary: 'rgba(255,255,255,0.6)',
    colorTextPlaceholder: 'rgba(255,255,255,0.58)',
    rowSelectedBg: '#1d2f44',
    rowSelectedHoverBg: '#24394f',
  },
  buttonText: '#001529',
  dangerText: '#2a0003',
}

export const colours = (dark: boolean): Colours => (dark ? DARK : LIGHT)

interface Colours {
  readonly seeds: Readonly<Record<string, string>>
  /** On a primary and on a dangerous button. */
  readonly buttonText: string
  readonly dangerText: string
}

const LIGHT: Colours = {
  seeds: {
    colorPrimary: '#0958d9',
    colorInfo: '#0958d9',
    colorLink: '#0958d9',
    colorSuccess: '#237804',
    colorWarning: '#ad6800',
    colorError: '#cf1322',
  },
  buttonText: '#ffffff',
  dangerText: '#ffffff',
}

const DARK: Colours = {
  seeds: {
    colorPrimary: '#69b1ff',
    colorInfo: '#69b1ff',
    colorLink: '#91caff',
    colorSuccess: '#95de64',
    colorWarning: '#ffc53d',
    colorError: '#ff7875',
  },
  buttonText: '#001529',
  dangerText: '#2a0003',
}

export const colours = (dark: boolean): Colours => (dark ? DARK : LIGHT)

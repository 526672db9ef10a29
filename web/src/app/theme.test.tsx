import { render, screen } from '@testing-library/react'
import { Button, ConfigProvider, theme } from 'antd'
import { useContext } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { antdStyles, THEME } from '../../antdStyles'
import { colours } from './colours'
import { Themed, themeOf } from './theme'

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

function rgba(colour: string): Rgba {
  const hex = /^#(..)(..)(..)$/
    .exec(colour)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16))
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    hex ?? colour.match(/[\d.]+/g)?.map(Number) ?? []
  return [red, green, blue, alpha]
}

function over(text: Rgba, [red, green, blue]: Rgba): Rgba {
  const mix = (one: number, other: number) => one * text[3] + other * (1 - text[3])
  return [mix(text[0], red), mix(text[1], green), mix(text[2], blue), 1]
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of a text on its ground by WCAG 2.2. */
function contrast(text: string, ground: string): number {
  const [light = 0, dark = 0] = [over(rgba(text), rgba(ground)), rgba(ground)]
    .map(luminance)
    .sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

const TEXTS = [
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorTextPlaceholder',
  'colorTextDescription',
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryActive',
  'colorLink',
  'colorLinkHover',
  'colorError',
  'colorErrorText',
  'colorErrorHover',
  'colorSuccess',
  'colorWarning',
  'colorInfo',
] as const
const GROUNDS = ['colorBgContainer', 'colorBgElevated', 'colorBgLayout'] as const

describe.each([
  ['light', false],
  ['dark', true],
])('%s', (_name, dark) => {
  const config = themeOf(dark, true)
  const token = theme.getDesignToken(config)

  test.each(TEXTS)('%s passes AA on every ground', (name) => {
    const found = GROUNDS.map((ground) => contrast(token[name], token[ground]))
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['colorText', 'colorLink', 'colorErrorText', 'colorWarningText'] as const)(
    '%s passes AA on a selected row',
    (name) => {
      const { rowSelectedBg = '', rowSelectedHoverBg = '' } = colours(dark).tokens
      const found = [rowSelectedBg, rowSelectedHoverBg].map((ground) =>
        contrast(token[name], ground),
      )
      expect(Math.min(...found)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each([
    'colorBorder',
    'colorPrimaryBorder',
    'controlOutline',
    'colorErrorOutline',
    'colorWarningOutline',
  ] as const)('%s, of a field or of the focus, stands out by 3:1 on every ground', (name) => {
    const found = GROUNDS.map((ground) => contrast(token[name], token[ground]))
    expect(Math.min(...found)).toBeGreaterThanOrEqual(3)
    expect(token.lineWidthFocus).toBe(2)
  })

  test.each(['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const)(
    'the text of a primary button passes AA on %s',
    (name) => {
      const text = config.components?.Button?.primaryColor ?? ''
      expect(contrast(text, token[name])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['colorError', 'colorErrorHover', 'colorErrorActive'] as const)(
    'the text of a dangerous button passes AA on %s',
    (name) => {
      const text = config.components?.Button?.dangerColor ?? ''
      expect(contrast(text, token[name])).toBeGreaterThanOrEqual(4.5)
    },
  )
})

test('nothing takes longer than 120 ms, and nothing moves when less is asked for', () => {
  const { motionDurationSlow } = theme.getDesignToken(themeOf(false, false))
  expect(motionDurationSlow).toBe('0.12s')
  const still = theme.getDesignToken(themeOf(false, true))
  expect([still.motion, still.motionDurationSlow]).toEqual([false, '0s'])
})

function Wave() {
  const { wave } = useContext(ConfigProvider.ConfigContext)
  return <p>{wave?.disabled ? 'still' : 'spreads'}</p>
}

test.each([
  ['spreads', false],
  ['still', true],
])('what a pressed button sends out %s where less motion is asked for: %s', (expected, matches) => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(matchMedia(media), { matches }))
  render(
    <Themed>
      <Wave />
    </Themed>,
  )
  expect(screen.getByText(expected)).toBeDefined()
})

test("styles carry the page's nonce", () => {
  const script = document.createElement('script')
  script.nonce = 'n0nce'
  script.setAttribute('nonce', 'n0nce')
  document.head.append(script)
  render(
    <Themed>
      <Button>Act</Button>
    </Themed>,
  )
  expect(screen.getByRole('button', { name: 'Act' })).toBeDefined()
  const nonces = [...document.head.querySelectorAll('style')].map((style) => style.nonce)
  expect(nonces).toContain('n0nce')
  script.remove()
})

test.each([
  [false, false],
  [true, true],
])('antd would make the rules of the built file itself (dark: %s, still: %s)', (dark, still) => {
  const rules = antdStyles(THEME)
  expect(rules).toContain('.ant-btn')
  expect(antdStyles(themeOf(dark, still))).toBe(rules)
})

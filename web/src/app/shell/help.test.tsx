import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { samplePage } from '@/testing/sampleRegistry'
import { HelpPanel } from './HelpPanel'
import { helpPage, helpSite } from './help'

function written(address: string) {
  const meta = document.createElement('meta')
  meta.name = 'help-url'
  meta.content = address
  document.head.append(meta)
}

afterEach(() => document.querySelector('meta[name="help-url"]')?.remove())

test.each([
  ['https://help.example', 'https://help.example/players#players'],
  ['https://help.example/console/', 'https://help.example/console/players#players'],
])('the page of %s is %s', (site, address) => {
  expect(helpPage(site, 'players')).toBe(address)
})

test.each(['', '__HELP_URL__', 'javascript:alert(1)'])('%s is no help site', (address) => {
  written(address)
  expect(helpSite()).toBeNull()
})

const tips = ['players', 'operator-selector', 'test-player-filter', 'rates'].map((slug) => ({
  slug,
  title: `About ${slug}`,
  text: `What ${slug} is for.`,
}))

test('help tells of the page and the controls that it has, and frames no site where none is set', async () => {
  const asked = answering(() => answer({ data: { tooltips: tips } }))
  renderInApp(<HelpPanel page={samplePage('/players')} open onClose={() => undefined} />, {
    at: '/players?opId=aurora',
    user: { role: 'DEV_OPS' },
  })
  expect(await screen.findByText('What players is for.')).toBeDefined()
  expect(screen.getByText('What operator-selector is for.')).toBeDefined()
  expect(screen.queryByText('What test-player-filter is for.')).toBeNull()
  expect(screen.queryByText('What rates is for.')).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
  expect(asked[0]?.url).toBe('/api/tooltips?opId=aurora')
})

test('where a help site is set, its page by the slug is framed', async () => {
  answering(() => answer({ data: { tooltips: tips } }))
  written('https://help.example')
  renderInApp(<HelpPanel page={samplePage('/players')} open onClose={() => undefined} />)
  const frame = await screen.findByTitle<HTMLIFrameElement>('Handbook: /players')
  expect(frame.getAttribute('src')).toBe('https://help.example/players#players')
})

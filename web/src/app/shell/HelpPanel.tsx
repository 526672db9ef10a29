import { Drawer } from 'antd'
import { isAbsent } from '@/api/absent'
import type { Me } from '@/api/gen/shared/types'
import { type Tooltip, useTooltipsQuery } from '@/api/gen/tooltips/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { CMS_DEFAULT, useChosenOperator } from '@/session/operator'
import type { Page, TopBarControl } from '@/session/page'
import { useSession } from '@/session/session'
import { maySearchPlayers, shows } from '../controls'
import { helpPage, helpSite } from './help'

const SLUGS: readonly (readonly [slug: string, control?: TopBarControl])[] = [
  ['navigation'],
  ['operator-selector', 'operator'],
  ['brand-filter', 'brands'],
  ['test-player-filter', 'testPlayers'],
  ['player-search', 'playerSearch'],
  ['refresh'],
  ['theme'],
  ['sign-out'],
  ['clock'],
]

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'Go to the list’s filters'],
  ['j, k', 'Next and previous row or record'],
  ['x', 'Select or deselect the row'],
  ['a', 'Go to the actions for the selected rows'],
  ['Enter', 'Open the row'],
  ['Ctrl Enter', 'Submit the form'],
  ['Ctrl K', 'Command palette; arrows to choose, Enter to run'],
  ['Esc', 'Close the top dialog or drawer'],
  ['?', 'This help'],
]

interface Ability {
  readonly what: string
  readonly text: string
  readonly of?: (user: Me, page: Page) => boolean
}

const ABILITIES: readonly Ability[] = [
  { what: 'Pages', text: 'Any page you have access to, and what you opened recently.' },
  {
    what: 'Actions',
    text: 'Actions of the page, the open record, the focused row or the selected rows.',
  },
  {
    what: 'Operators',
    text: 'Switches to another operator on the current page.',
    of: (user, page) => shows('operator', page, user),
  },
  {
    what: 'Players',
    text: 'Opens a player’s page; type at least two characters.',
    of: maySearchPlayers,
  },
  { what: 'Theme and session', text: 'Changes the theme, or signs out.' },
]

interface HelpPanelProps {
  readonly page: Page
  readonly open: boolean
  readonly onClose: () => void
}

/** What the page and the controls around it are for, the keys, and the help site's own page. */
export function HelpPanel({ page, open, onClose }: HelpPanelProps) {
  const site = helpSite()
  return (
    <Drawer open={open} title={`Help: ${page.title}`} size={480} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={`About ${page.title}`} tabIndex={0}>
        <About page={page} />
      </section>
      {site && (
        <section className="shell-help">
          <h2>Handbook</h2>
          <iframe
            className="shell-handbook"
            title={`Handbook: ${page.title}`}
            src={helpPage(site, page.help)}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        </section>
      )}
      <Around page={page} />
      <section className="shell-help">
        <h2>Keys</h2>
        <dl className="shell-keys">
          {KEYS.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PaletteHelp page={page} />
    </Drawer>
  )
}

function PaletteHelp({ page }: { readonly page: Page }) {
  const { user } = useSession()
  return (
    <section className="shell-help">
      <h2>Command palette (Ctrl K)</h2>
      <dl>
        {ABILITIES.filter(({ of }) => !of || of(user, page)).map(({ what, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The help texts of the chosen operator, by slug. */
function useTips() {
  const opId = useChosenOperator()
  const skip = isAbsent('tooltips')
  const call = useTooltipsQuery(opId && opId !== CMS_DEFAULT ? { opId } : {}, { skip })
  return { call, known: new Map(call.data?.tooltips.map((tip) => [tip.slug, tip])) }
}

function About({ page }: { readonly page: Page }) {
  const { call, known } = useTips()
  const own = known.get(page.help)
  if (isAbsent('tooltips')) return null
  return (
    <Loaded what="The help texts" call={call} skeleton={<FieldsSkeleton rows={4} />}>
      {() =>
        own && (
          <section className="shell-help">
            <h2 dir="auto">{own.title}</h2>
            <p dir="auto">{own.text}</p>
          </section>
        )
      }
    </Loaded>
  )
}

function Around({ page }: { readonly page: Page }) {
  const { user } = useSession()
  const { known } = useTips()
  const tips = SLUGS.filter(([, control]) => !control || shows(control, page, user))
    .map(([slug]) => known.get(slug))
    .filter((tip): tip is Tooltip => tip !== undefined)
  if (tips.length === 0) return null
  return (
    <section className="shell-help">
      <h2>Page controls</h2>
      <dl>
        {tips.map(({ slug, title, text }) => (
          <div key={slug}>
            <dt dir="auto">{title}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

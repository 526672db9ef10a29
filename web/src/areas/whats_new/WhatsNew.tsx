import { nothing } from '@/session/reads'
import { useSession } from '@/session/session'
import { notes } from './notes'
import './whatsNew.css'

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** What came to the console, as far as it is for this user. */
export function WhatsNew() {
  const { permissions } = useSession().user
  const visible = notes
    .map(({ day, items }) => ({
      day,
      items: items.filter(({ permission }) => !permission || permissions.includes(permission)),
    }))
    .filter(({ items }) => items.length > 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="whats-new" aria-label="What’s new" tabIndex={0}>
      {visible.map(({ day, items }) => (
        <section key={day}>
          <h2>
            <time dateTime={day}>{dayFormat.format(new Date(day))}</time>
          </h2>
          <dl>
            {items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}

export const reads = nothing

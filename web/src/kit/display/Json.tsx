import './Copy.css'
import './Json.css'

interface JsonProps {
  readonly value: unknown
  /** What it is, for whoever cannot see it. */
  readonly what: string
}

export function Json({ value, what }: JsonProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="kit-json" aria-label={what} tabIndex={0}>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </section>
  )
}

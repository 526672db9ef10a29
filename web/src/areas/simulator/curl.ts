import type { JournalEntry } from '@/api/gen/simulator/endpoints'

export interface SignIn {
  readonly origin: string
  readonly email: string
  readonly password: string
  readonly world: string
}

const JAR = 'pitboss-cookies.txt'

/** A text as a POSIX shell reads it back. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function queryOf(query: JournalEntry['query']): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each))
  const text = params.toString()
  return text && `?${text}`
}

/** Two commands for a shell: sign in, and send that request again through the console. */
export function curlOf(entry: JournalEntry, { origin, email, password, world }: SignIn): string {
  const common = [`-H 'X-Requested-With: pitboss'`, `-H ${quoted(`Origin: ${origin}`)}`]
  const json = (body: unknown) => [
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify(body))}`,
  ]
  const signIn = [
    `curl -s -o /dev/null -c ${JAR} ${quoted(`${origin}/api/auth/login`)}`,
    ...common,
    ...json({ email, password, world }),
  ]
  const revision = entry.headers['if-match']
  const again = [
    `curl -s -b ${JAR} -X ${entry.method} ${quoted(`${origin}/api${entry.path}${queryOf(entry.query)}`)}`,
    ...common,
    ...(revision ? [`-H ${quoted(`If-Match: ${revision}`)}`] : []),
    ...(entry.body === null || entry.body === undefined ? [] : json(entry.body)),
  ]
  return [signIn, again].map((parts) => parts.join(' \\\n  ')).join('\n')
}

import { Button } from 'antd'
import { api, type SignedInSession, useAuthSessionsQuery } from '@/api/gen/auth/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { goSignIn } from '@/session/redirects'

/** Where the account is signed in, and how to end that: there, or everywhere. */
export function Sessions() {
  const call = useAuthSessionsQuery()

  const end = useConfirmed(
    useAction(api.endpoints.authSessionEnd),
    ({ _id, userAgent, address }: SignedInSession) => ({
      title: 'Sign out there?',
      facts: [
        ['Browser', <Name key="browser" text={userAgent} />],
        ['Address', <Name key="address" text={address} />],
      ],
      content: 'It will be signed out immediately. Unsaved input there will be lost.',
      confirmLabel: 'Sign out there',
      danger: true,
      arg: { sessionId: _id },
    }),
  )
  const endAll = useConfirmed(
    useAction(api.endpoints.authSessionsEnd, {
      onDone: ({ messages }) => goSignIn({ back: false, notice: messages[0] }),
    }),
    () => ({
      title: 'Sign out everywhere?',
      content: 'All your sessions end immediately, including this one.',
      confirmLabel: 'Sign out everywhere',
      danger: true,
      arg: undefined,
    }),
  )

  return (
    <section className="users-sessions">
      <div className="users-head">
        <h2>Active sessions</h2>
        <Button danger loading={endAll.running} onClick={() => endAll.ask()}>
          Sign out everywhere
        </Button>
      </div>
      <Loaded what="Your sessions" call={call} skeleton={<RowsSkeleton rows={2} columns={4} />}>
        {({ sessions }) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow
                key={session._id}
                session={session}
                busy={end.running}
                onEnd={() => end.ask(session)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

interface SessionRowProps {
  readonly session: SignedInSession
  readonly busy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { userAgent, address, createdAt, lastSeenAt, isCurrent } = session
  const name = userAgent || 'Unknown browser'
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          <code>{address}</code>
        </span>
      </div>
      <div>
        <span>
          Signed in <DateTime at={createdAt} />
        </span>
        <span>
          Last seen <DateTime at={lastSeenAt} />
        </span>
      </div>
      {isCurrent ? (
        <em>This session</em>
      ) : (
        <Button
          danger
          disabled={busy}
          aria-label={`Sign out there: ${name}, ${address}`}
          onClick={onEnd}
        >
          Sign out there
        </Button>
      )}
    </li>
  )
}

import { Button } from 'antd'
import { api, type SignedInSession, useAuthSessionsQuery } from '@/api/gen/auth/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { useAction } from '@/kit/form/useAction'
import { goSignIn } from '@/session/redirects'

/** Where the account is signed in, and how to end that: there, or everywhere. */
export function Sessions() {
  const call = useAuthSessionsQuery()
  const ending = useAction(api.endpoints.authSessionEnd)
  const endingAll = useAction(api.endpoints.authSessionsEnd, {
    onDone: ({ messages }) => goSignIn({ back: false, notice: messages[0] }),
  })
  const confirm = useConfirm()

  const end = async ({ _id, userAgent, address }: SignedInSession) => {
    const agreed = await confirm({
      title: 'Sign out this session?',
      facts: [
        ['Browser', <Name key="browser" text={userAgent} />],
        ['Address', <Name key="address" text={address} />],
      ],
      content: 'It will be signed out immediately. Unsaved input there will be lost.',
      confirmLabel: 'Sign out there',
      cancelLabel: 'Cancel',
      danger: true,
    })
    if (agreed) await ending.run({ sessionId: _id })
  }
  const endAll = async () => {
    const agreed = await confirm({
      title: 'Sign out everywhere?',
      content: 'All your sessions end immediately, including this one.',
      confirmLabel: 'Sign out everywhere',
      cancelLabel: 'Cancel',
      danger: true,
    })
    if (agreed) await endingAll.run()
  }

  return (
    <section className="users-sessions">
      <div className="users-head">
        <h2>Active sessions</h2>
        <Button danger loading={endingAll.running} onClick={endAll}>
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
                busy={ending.running}
                onEnd={() => end(session)}
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
        <Button disabled={busy} aria-label={`Sign out there: ${name}, ${address}`} onClick={onEnd}>
          Sign out there
        </Button>
      )}
    </li>
  )
}

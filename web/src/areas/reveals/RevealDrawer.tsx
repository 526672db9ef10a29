import type { Reveal } from '@/api/gen/reveals/endpoints'
import { PlayerLink } from '@/areas/players'
import type { Call } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { fields } from './fields'

interface RevealDrawerProps extends OpenedRecord {
  readonly loaded: Call<Reveal>
}

/** One reveal, with its whole reason. */
export function RevealDrawer(props: RevealDrawerProps) {
  return (
    <RecordDrawer<Reveal> {...props} title="Reveal" name={({ playerCode }) => playerCode}>
      {(reveal) => (
        <>
          <RecordFields
            fields={[
              ...fields.facts(reveal, 'createdAt', 'nickname', 'role', 'userCode'),
              ['Player', () => <PlayerLink playerCode={reveal.playerCode} />],
              ['Username', () => <Name text={reveal.username} />],
              ...fields.facts(reveal, 'opTitle', 'fields'),
            ]}
          />
          <section className="kit-fields">
            <h2>Reason</h2>
            <p dir="auto">{reveal.reason}</p>
          </section>
        </>
      )}
    </RecordDrawer>
  )
}

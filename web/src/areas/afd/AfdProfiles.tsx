import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { type AfdProfile, useAfdProfilesQuery } from '@/api/gen/afd/endpoints'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { profileColumns } from './columns'

const ProfileDialog = lazyComponent(() =>
  import('./ProfileDialog').then((code) => code.ProfileDialog),
)

const SPEC = { sort: 'title', filters: { query: 'text' } } as const
type Edited = AfdProfile | 'new' | null

/** The front door's profiles; one of them is what set-up uses where nothing else is said. */
export function AfdProfiles({ above }: { readonly above: ReactNode }) {
  const list = useListState(SPEC)
  const [edited, setEdited] = useState<Edited>(null)
  const loaded = localPage(useAfdProfilesQuery({}), list, ({ title, afdProfileName }) =>
    holds(list.filters.query, title, afdProfileName),
  )
  return (
    <>
      <ListPage
        id="afd.profiles"
        what="profiles"
        list={list}
        loaded={loaded}
        columns={profileColumns}
        filters={[{ name: 'query', label: 'Title or name', width: 168 }]}
        rowKey="afdProfileName"
        rowName={({ title }) => `profile ${title}`}
        onOpen={setEdited}
        above={above}
        toolbar={
          <Can permission="afd_write">
            <Button type="primary" onClick={() => setEdited('new')}>
              Create AFD Profile
            </Button>
          </Can>
        }
        empty={{
          title: 'No profiles yet',
          advice: 'Create the first one; it will be the default.',
        }}
      />
      {edited && (
        <ProfileDialog profile={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

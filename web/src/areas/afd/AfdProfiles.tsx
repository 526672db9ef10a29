import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useAfdProfilesQuery } from '@/api/gen/afd/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { defineFilters } from '@/kit/list/defineFilters'
import { ListPage } from '@/kit/list/ListPage'
import { holds, localPage } from '@/kit/list/localPage'
import { useListState } from '@/kit/list/useListState'
import { profileColumns } from './fields'

const filters = defineFilters()('title', {
  query: { label: 'Title or name', width: 168 },
})

const ProfileDialog = lazyComponent(() =>
  import('./ProfileDialog').then((code) => code.ProfileDialog),
)

/** The front door's profiles; one of them is what set-up uses where nothing else is said. */
export function AfdProfiles({ above }: { readonly above: ReactNode }) {
  const list = useListState(filters)
  const open = useDialog(ProfileDialog)
  const loaded = localPage(useAfdProfilesQuery({}), list, ({ title, afdProfileName }) =>
    holds(list.filters.query, title, afdProfileName),
  )
  return (
    <ListPage
      id="afd.profiles"
      what="profiles"
      list={list}
      loaded={loaded}
      columns={profileColumns}
      rowKey="afdProfileName"
      rowName={({ title }) => `profile ${title}`}
      onOpen={(profile) => open({ profile })}
      above={above}
      toolbar={
        <Can permission="afd_write">
          <Button type="primary" onClick={() => open({ profile: null })}>
            Create AFD profile
          </Button>
        </Can>
      }
      empty={{
        title: 'No profiles yet',
        advice: 'Create the first one; it will be the default.',
      }}
    />
  )
}

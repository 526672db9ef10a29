import { type UsernameReview, useUsernameQuery } from '@/api/gen/usernames/endpoints'
import { playerFields } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { statuses } from './labels'

interface UsernameDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<UsernameReview>[]
}

export function UsernameDrawer({ actions, ...opened }: UsernameDrawerProps) {
  const { openId } = opened
  const call = useUsernameQuery({ playerCode: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<UsernameReview>
      {...opened}
      title="Username details"
      name={({ username, player }) => `${username} of ${player.playerCode}`}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
      tabs={[{ key: 'username', label: 'Username', body: (review) => <Body review={review} /> }]}
    />
  )
}

function Body({ review }: { readonly review: UsernameReview }) {
  const { player, reviewedAt } = review
  return (
    <>
      <RecordFields
        fields={[
          ['Requested username', <Copy key="name" text={review.username} what="username" />],
          ['Current username', () => <Copy text={player.username} what="current username" />],
          ['Requested', <DateTime key="asked" at={review.createdAt} />],
          ['Reviewed', <DateTime key="reviewed" at={reviewedAt} />],
          ['Reviewed by', review.reviewedBy?.nickname],
          ['Note for the player', review.note],
        ]}
      />
      <RecordFields title="Player" fields={playerFields(player, review.opTitle)} />
    </>
  )
}

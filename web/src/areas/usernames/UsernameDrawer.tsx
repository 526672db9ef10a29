import { type UsernameReview, useUsernameQuery } from '@/api/gen/usernames/endpoints'
import { playerFields } from '@/areas/players'
import { Copy } from '@/kit/display/Copy'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { actions } from './decisions'
import { fields } from './fields'
import { statuses } from './labels'

export function UsernameDrawer(opened: OpenedRecord) {
  const { openId } = opened
  const call = useUsernameQuery({ playerCode: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<UsernameReview>
      {...opened}
      title="Username"
      name={({ player }) => player.playerCode}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
    >
      {(review) => <Body review={review} />}
    </RecordDrawer>
  )
}

function Body({ review }: { readonly review: UsernameReview }) {
  const { player } = review
  return (
    <>
      <RecordFields
        fields={[
          ['Requested username', <Copy key="name" text={review.username} what="username" />],
          ['Current username', () => <Copy text={player.username} what="current username" />],
          ...fields.facts(review, 'createdAt', 'reviewedBy', 'reviewedAt'),
          ['Note for the player', review.note],
        ]}
      />
      <RecordFields title="Player" fields={playerFields(player, review.opTitle)} />
    </>
  )
}

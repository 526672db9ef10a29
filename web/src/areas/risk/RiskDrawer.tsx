import { type RiskDetails as Details, useRiskPlayerQuery } from '@/api/gen/risk/endpoints'
import { rawText } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { actions } from './actions'
import { isReviewed } from './labels'
import { RiskDetails } from './RiskDetails'
import { RiskScore } from './RiskScore'

/** Why a player has points, and what staff made of it. */
export function RiskDrawer(opened: OpenedRecord) {
  const { openId } = opened
  const call = useRiskPlayerQuery({ playerCode: openId ?? '' }, { skip: openId === null })
  return (
    <RecordDrawer<Details>
      {...opened}
      title="Risk"
      name={({ playerCode }) => playerCode}
      loaded={call}
      state={(details) => (
        <>
          <RiskScore risk={details} />
          {details.score > 0 && <Status {...labelOf(isReviewed, rawText(details.isReviewed))} />}
        </>
      )}
      actions={actions}
    >
      {(details) => <RiskDetails details={details} withPlayer />}
    </RecordDrawer>
  )
}

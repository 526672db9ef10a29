import { Button } from 'antd'
import type { Player } from '@/api/gen/players/endpoints'
import { useRiskPlayerQuery } from '@/api/gen/risk/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { rawText } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { isReviewed } from './labels'
import { RiskDetails } from './RiskDetails'
import { RiskScore } from './RiskScore'

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then((code) => code.ReviewDialog))

/** A player's points with the evidence, in the player's own details. */
export function PlayerRisk({ record: { playerCode } }: RecordTabProps<Player>) {
  const review = useDialog(ReviewDialog)
  const call = useRiskPlayerQuery({ playerCode })
  return (
    <Loaded what="The player’s risk" call={call}>
      {(details) => (
        <>
          <p className="risk-head">
            <RiskScore risk={details} />
            {details.score > 0 && <Status {...labelOf(isReviewed, rawText(details.isReviewed))} />}
            {details.score > 0 && !details.isReviewed && (
              <Can permission="risk_write">
                <Button size="small" onClick={() => review({ record: details })}>
                  Mark as reviewed
                </Button>
              </Can>
            )}
          </p>
          <RiskDetails details={details} />
        </>
      )}
    </Loaded>
  )
}

import { PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Form } from 'antd'
import { MAX_PRIZES, PRIZES_WARNED_ABOVE } from '@/api/gen/tournaments/constants'
import type { PrizeLimits } from '@/api/gen/tournaments/endpoints'
import { tournamentPrizeRules } from '@/api/gen/tournaments/rules'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { MoneyField } from '@/kit/form/NumberField'
import { RemoveRow } from '@/kit/form/RemoveRow'
import { poolOf, type TermValues, withinLimit } from './terms'
import { usePrizeLimits } from './usePrizeLimits'

interface PrizeRowsProps {
  readonly isLocked: boolean
  /** Whose tournament it is, where no field says. */
  readonly opId: string | undefined
}

/** The prizes from the first rank on; the last can be taken away. */
export function PrizeRows({ isLocked, opId }: PrizeRowsProps) {
  const limits = usePrizeLimits(opId)
  const form = Form.useFormInstance<TermValues>()
  const prizes = Form.useWatch('prizes', form) ?? []
  const pool = poolOf(prizes)
  return (
    <Form.List name="prizes" rules={[withinLimit(limits)]}>
      {(rows, { add, remove }, { errors }) => (
        <fieldset className="tournaments-rows">
          <legend>Prizes</legend>
          {rows.map(({ key, name }) => (
            <div key={key} className="tournaments-prize">
              <span>Rank {name + 1}</span>
              <MoneyField
                name={[name, 'amountInUSD']}
                label="Prize"
                rules={tournamentPrizeRules.amountInUSD}
                aria-label={`Prize of rank ${name + 1}`}
                disabled={isLocked}
              />
              {!isLocked && name > 0 && name === rows.length - 1 && (
                <RemoveRow label={`Remove prize ${name + 1}`} onClick={() => remove(name)} />
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <p>
            Prize pool: <Money amount={pool} />
            {limits && (
              <>
                , of at most <Money amount={limits.maxTournamentPrizesInUSD} />
              </>
            )}
          </p>
          {!isLocked && <PoolWarning pool={pool} limits={limits} />}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={isLocked || rows.length >= MAX_PRIZES}
            onClick={() => add({ amountInUSD: null })}
          >
            Add a prize
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}

interface PoolWarningProps {
  readonly pool: number
  readonly limits: PrizeLimits | undefined
}

/** Says so where the prizes are much beside what such bets were wagered in as long a time before. */
function PoolWarning({ pool, limits }: PoolWarningProps) {
  const { warnAboveInUSD: most, wageredBeforeInUSD, since, until } = limits ?? {}
  if (typeof most !== 'number' || pool <= most) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        <>
          The prizes are more than {percentInFull(PRIZES_WARNED_ABOVE)} of the{' '}
          <Money amount={wageredBeforeInUSD} /> that such bets were wagered from{' '}
          <DateTime at={since} /> to <DateTime at={until} />.
        </>
      }
    />
  )
}

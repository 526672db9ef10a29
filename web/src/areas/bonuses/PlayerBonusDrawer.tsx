import './bonuses.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  type BonusUnlock,
  type GrantClaim,
  type PlayerBonusDetails,
  usePlayerBonusQuery,
} from '@/api/gen/bonuses/endpoints'
import { states } from '@/areas/money_lists'
import { DateTime } from '@/kit/display/DateTime'
import { inFull } from '@/kit/display/decimal'
import { Id } from '@/kit/display/Id'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { rawText, readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { fields } from './grantFields'

const BONUS = ['title', 'type', 'prizeType', 'version', 'createdAt', 'bonusId', 'uniuqeId'] as const
const MONEY = [
  'bonusAmountInUSD',
  'lockedAmountInUSD',
  'unlockedAmountInUSD',
  'claimableAmountInUSD',
  'heldAmountInUSD',
  'claimedAmountInUSD',
  'lapsedAmountInUSD',
  'deductedAmountInUSD',
] as const

interface PlayerBonusDrawerProps extends OpenedRecord {
  readonly playerCode: string
}

/** What a player was given once, what was unlocked of it, and what was claimed. */
export function PlayerBonusDrawer({ playerCode, ...opened }: PlayerBonusDrawerProps) {
  const call = usePlayerBonusQuery({ uniuqeId: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<PlayerBonusDetails>
      {...opened}
      title="Player bonus"
      name={({ title }) => [title, playerCode]}
      loaded={call}
    >
      {(grant) => (
        <>
          <RecordFields
            title="Bonus"
            fields={[...fields.facts(grant, ...BONUS), ...termFacts(grant)]}
          />
          <RecordFields title="Money" fields={fields.facts(grant, ...MONEY)} />
          <RecordFields
            title="Unlocking and wagering"
            fields={fields.facts(grant, 'wagering', 'next', 'lapsesAt')}
          />
          <Unlocks of={readList(grant.unlocks)} playerCode={playerCode} />
          <Claims of={readList(grant.claims)} />
        </>
      )}
    </RecordDrawer>
  )
}

const termFacts = ({ txId, wageringMultiplier, note }: PlayerBonusDetails) =>
  [
    [
      'Transaction',
      txId && (
        <Link key="tx" to={transactionPath(txId)} data-long="true">
          <code>{txId}</code>
        </Link>
      ),
    ],
    ['Wagering multiplier', wageringMultiplier === null ? null : `${inFull(wageringMultiplier)} ×`],
    ['Note', note],
  ] as const

const transactionPath = (txId: string): string =>
  `/transactions/details/${encodeURIComponent(txId)}`

/** The bets that were settled in a period, whose last instant is not of it. */
function betsPath(playerCode: string, { periodFrom, periodTo }: BonusUnlock): string | null {
  if (periodFrom === null || periodTo === null) return null
  const query = new URLSearchParams({
    playerCode,
    dateField: 'settledAt',
    fromDate: periodFrom,
    toDate: periodTo,
    toExclusive: 'true',
  })
  return `/bets?${query}`
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="kit-fields">
    <h2>{title}</h2>
    {children}
  </section>
)

interface UnlocksProps {
  readonly of: readonly BonusUnlock[]
  readonly playerCode: string
}

function Unlocks({ of, playerCode }: UnlocksProps) {
  if (of.length === 0) return <p role="status">Nothing of it was unlocked yet.</p>
  return (
    <Section title="Unlocked">
      <Rows
        className="kit-figures"
        of={of}
        columns={{
          By: ({ releaseTitle, tier }) =>
            releaseTitle === null
              ? 'From the start'
              : `${rawText(releaseTitle)}, tier ${rawText(tier)}`,
          Unlocked: ({ unlockedAt }) => <DateTime at={unlockedAt} />,
          Amount: ({ amountInUSD }) => <Money amount={amountInUSD} />,
          Bets: (unlock) => {
            const path = betsPath(playerCode, unlock)
            return path && <Link to={path}>Bets of the period</Link>
          },
        }}
      />
    </Section>
  )
}

function Claims({ of }: { readonly of: readonly GrantClaim[] }) {
  if (of.length === 0) return <p role="status">Nothing of it was claimed yet.</p>
  return (
    <Section title="Claimed">
      <Rows
        className="kit-figures"
        of={of}
        keyOf={({ txId }) => txId}
        columns={{
          Transaction: ({ txId }) => (
            <Link to={transactionPath(txId)}>
              <Id text={txId} />
            </Link>
          ),
          Claimed: ({ createdAt }) => <DateTime at={createdAt} />,
          Status: ({ status }) => <Status {...labelOf(states, status)} />,
          Amount: ({ amountInUSD }) => <Money amount={amountInUSD} />,
        }}
      />
    </Section>
  )
}

import { Input } from 'antd'
import Big from 'big.js'
import { useState } from 'react'
import { NOTE_REQUIRED } from '@/api/gen/shared/constants'
import { api, useTournamentWinnerQuery, type Winner } from '@/api/gen/tournaments/endpoints'
import type { PayoutType } from '@/api/gen/tournaments/enums'
import { payoutRules } from '@/api/gen/tournaments/rules'
import { Sum } from '@/areas/money_lists'
import { playerFacts } from '@/areas/players'
import { LoadedForm } from '@/kit/dialog/LoadedForm'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { Field } from '@/kit/form/Field'
import { RecordFields } from '@/kit/record/RecordFields'
import { payoutDisabledReason, payouts } from './labels'

interface PayoutDialogProps {
  readonly winner: Winner
  readonly type: PayoutType
  readonly onClose: () => void
}

/** Pays a winner's prize, or rejects it with a note. */
export function PayoutDialog({ winner: seen, type, onClose }: PayoutDialogProps) {
  const [note, setNote] = useState('')
  const { verb, effect } = payouts[type]
  const lacksNote = type === 'reject' && !note.trim()
  return (
    <LoadedForm
      title="Winner Prize Payout Confirmation"
      what="The winner"
      call={useTournamentWinnerQuery({ id: seen.id }, { refetchOnMountOrArgChange: true })}
      seen={seen}
      disabledReason={(winner) => payoutDisabledReason(winner, type)}
      decided={({ decidedBy, decidedAt, noteForThePlayer }) => [
        ['Decided by', decidedBy?.nickname],
        ['Decided', <DateTime key="at" at={decidedAt} />],
        ['Note for the player', noteForThePlayer],
      ]}
      endpoint={api.endpoints.tournamentPayout}
      submitLabel={`${verb} prize`}
      rules={payoutRules}
      initial={{ noteForThePlayer: '' }}
      incomplete={lacksNote ? NOTE_REQUIRED : undefined}
      toArg={({ id }, { noteForThePlayer }: { noteForThePlayer: string }) => ({
        payout: { type, winnerId: id, noteForThePlayer },
      })}
      onClose={onClose}
    >
      {(winner) => {
        const sum = (amount: number | Big) => <Sum amount={amount} currency={winner.payCurrency} />
        return (
          <>
            <RecordFields
              fields={[
                ['Tournament', <Name key="tournament" text={winner.tournamentTitle} />],
                ...playerFacts(winner.player),
                ['Rank', winner.rank],
                ['Prize', <Money key="prize" amount={winner.prizeInUSD} />],
                ...(type === 'approve'
                  ? ([
                      ['Will be paid', sum(winner.payAmount)],
                      ['Current balance', sum(winner.walletBalance)],
                      [
                        'Balance after',
                        () => sum(new Big(winner.walletBalance).plus(winner.payAmount)),
                      ],
                    ] as const)
                  : []),
              ]}
            />
            <p>{effect}</p>
            <Field
              name="noteForThePlayer"
              label="Note for the player"
              help="Visible to the player."
            >
              <Input.TextArea
                rows={2}
                maxLength={200}
                showCount
                onChange={(event) => setNote(event.target.value)}
              />
            </Field>
          </>
        )
      }}
    </LoadedForm>
  )
}

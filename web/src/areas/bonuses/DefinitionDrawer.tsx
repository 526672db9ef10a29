import {
  type BonusDefinition,
  type BonusDefinitionDetails,
  type BonusVersion,
  useBonusDefinitionQuery,
} from '@/api/gen/bonuses/endpoints'
import { languageName } from '@/kit/display/languageName'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { fields } from './fields'
import { heldOf } from './heldOf'
import { bonusStatuses } from './labels'
import { Preview } from './Preview'
import './bonuses.css'

const TERMS = ['type', 'prize', 'minDepositAmountInUSD', 'wageringMultiplier', 'daysToUse'] as const
const GIVEN = ['givenCount', 'spentInUSD', 'budgetInUSD', 'claimedAmountInUSD'] as const
const ABOUT = ['operator', 'version', 'createdAt', 'updatedAt', 'updatedBy', '_id'] as const

interface DefinitionDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<BonusDefinition>[]
}

/** A bonus: its terms, what was given of it, and what a player gets. */
export function DefinitionDrawer({ actions, ...opened }: DefinitionDrawerProps) {
  const call = useBonusDefinitionQuery({ bonusId: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<BonusDefinitionDetails>
      {...opened}
      title="Bonus"
      name={({ title, operator }) => [title, operator.opTitle]}
      loaded={call}
      state={({ status }) => <Status {...labelOf(bonusStatuses, status)} />}
      actions={actions}
    >
      {(bonus) => (
        <>
          <RecordFields
            title="Terms"
            fields={fields.facts(bonus, ...TERMS, 'startTime', 'endTime')}
          />
          <RecordFields
            title="Given"
            fields={[...fields.facts(bonus, ...GIVEN), ...heldOf(bonus)]}
          />
          <Versions versions={readList(bonus.use?.versions)} />
          <Preview asked={{ bonusId: bonus._id }} isDeposit={bonus.type === 'DEPOSIT_BONUS'} />
          {readList(bonus.texts).map(({ language, title, description }) => (
            <RecordFields
              key={language}
              title={languageName(language)}
              fields={[
                ['Title', title],
                ['Description', description],
              ]}
            />
          ))}
          <RecordFields title="Record" fields={fields.facts(bonus, ...ABOUT)} />
        </>
      )}
    </RecordDrawer>
  )
}

/** What was given by earlier terms, and is not used up. */
function Versions({ versions }: { readonly versions: readonly BonusVersion[] }) {
  if (versions.length < 2) return null
  return (
    <section className="kit-fields">
      <h2>Given by version</h2>
      <Rows
        className="kit-figures"
        of={versions}
        keyOf={({ version }) => version}
        columns={{
          Version: ({ version }) => version,
          Grants: ({ grantCount }) => grantCount,
          Open: ({ openAmountInUSD }) => <Money amount={openAmountInUSD} />,
        }}
      />
    </section>
  )
}

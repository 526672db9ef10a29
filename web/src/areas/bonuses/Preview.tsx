import { Form } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import {
  type BonusAnswer,
  type BonusQuestion,
  useBonusPreviewQuery,
} from '@/api/gen/bonuses/endpoints'
import { bonusQuestionRules } from '@/api/gen/bonuses/rules'
import { counted } from '@/kit/bulk/bulk'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { readList } from '@/kit/display/readValue'
import { ShownFieldsContext } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { useDebounced } from '@/kit/useDebounced'
import './bonuses.css'

interface PreviewProps {
  /** The bonus and the release that it is about; null while something is missing of them. */
  readonly asked: BonusQuestion | null
  readonly isDeposit: boolean
}

interface Typed {
  readonly depositInUSD?: number | null
  readonly wagerInUSD?: number | null
}

const START: Typed = { depositInUSD: 100, wagerInUSD: 500 }

/** What a player gets for a deposit and a wager that are typed here, as the platform computes it. */
export function Preview({ asked, isDeposit }: PreviewProps) {
  const [typed, setTyped] = useState<Typed>(START)
  const question = asked && {
    ...asked,
    ...(isDeposit && typed.depositInUSD ? { depositInUSD: typed.depositInUSD } : {}),
    ...(typeof typed.wagerInUSD === 'number' && { wagerInUSD: typed.wagerInUSD }),
  }
  const settled = useDebounced(JSON.stringify(question))
  const call = useBonusPreviewQuery(
    { bonusQuestion: JSON.parse(settled) ?? {} },
    { skip: settled === 'null' },
  )
  return (
    <section className="bonuses-preview" aria-label="What a player gets">
      <h2>What a player gets</h2>
      <ShownFieldsContext value={null}>
        <Form
          component={false}
          layout="vertical"
          initialValues={START}
          onValuesChange={(_, all) => setTyped(all)}
        >
          <FieldPair>
            {isDeposit && (
              <MoneyField
                name="depositInUSD"
                label="For a deposit of"
                rules={bonusQuestionRules.depositInUSD}
              />
            )}
            <MoneyField
              name="wagerInUSD"
              label={isDeposit ? 'And a wager of' : 'For a wager of'}
              rules={bonusQuestionRules.wagerInUSD}
            />
          </FieldPair>
        </Form>
      </ShownFieldsContext>
      {question === null ? (
        <p role="status">Fill in the terms to see it.</p>
      ) : call.error ? (
        <p role="status">{(call.error as ApiError).messages.join(' ')}</p>
      ) : (
        call.data && <Answer answer={call.data} />
      )}
    </section>
  )
}

function Answer({ answer }: { readonly answer: BonusAnswer }) {
  const { text, unlocks, keepingCount } = answer
  const rows = readList(unlocks)
  return (
    <>
      <p role="status">
        <strong>{text}</strong>
      </p>
      {rows.length > 0 && (
        <Rows
          className="kit-figures"
          of={rows}
          columns={{
            'Within one period of': ({ releaseTitle }) => releaseTitle,
            'Wagered at least': ({ requiredWagerInUSD }) => <Money amount={requiredWagerInUSD} />,
            'Unlocked in all': ({ unlockedAmountInUSD }) => <Money amount={unlockedAmountInUSD} />,
          }}
        />
      )}
      {keepingCount > 0 && (
        <p>{`Already given: ${counted(keepingCount, 'bonuses')}, whose terms stay as they are.`}</p>
      )}
    </>
  )
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Input, Select } from 'antd'
import { MAX_PRIZES, PRIZES_WARNED_ABOVE } from '@/api/gen/tournaments/constants'
import type { PrizeLimits } from '@/api/gen/tournaments/endpoints'
import { tournamentPrizeRules, tournamentTextRules } from '@/api/gen/tournaments/rules'
import { DateTime } from '@/kit/display/DateTime'
import { languageName } from '@/kit/display/languageName'
import { Money } from '@/kit/display/Money'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import { poolOf, type TermValues, withinLimit } from './terms'
import { usePrizeLimits } from './usePrizeLimits'

interface RemoveProps {
  readonly label: string
  readonly onClick: () => void
}

const Remove = ({ label, onClick }: RemoveProps) => (
  <Button
    type="text"
    icon={<DeleteOutlined />}
    aria-label={label}
    title={label}
    onClick={onClick}
  />
)

/** Title and description, a row per language; the first is the one that staff see. */
export function TextRows({ languages }: { readonly languages: readonly string[] }) {
  const form = Form.useFormInstance<TermValues>()
  const texts = Form.useWatch('texts', form) ?? []
  const taken = texts.map((text) => text?.language)
  const free = languages.filter((language) => !taken.includes(language))
  return (
    <Form.List name="texts">
      {(rows, { add, remove }) => (
        <fieldset className="tournaments-rows">
          <legend>Texts</legend>
          {rows.map(({ key, name }) => (
            <div key={key} className="tournaments-text">
              <Field
                name={[name, 'language']}
                label="Language"
                rules={tournamentTextRules.language}
              >
                <Select
                  aria-label={`Language ${name + 1}`}
                  options={languages
                    .filter((each) => each === taken[name] || !taken.includes(each))
                    .map((each) => ({ value: each, label: languageName(each) }))}
                />
              </Field>
              <Field name={[name, 'title']} label="Title" rules={tournamentTextRules.title}>
                <Input dir="auto" aria-label={`Title ${name + 1}`} />
              </Field>
              <Field
                name={[name, 'description']}
                label="Description"
                rules={tournamentTextRules.description}
              >
                <Input.TextArea dir="auto" rows={2} aria-label={`Description ${name + 1}`} />
              </Field>
              {rows.length > 1 && (
                <Remove label={`Remove text ${name + 1}`} onClick={() => remove(name)} />
              )}
            </div>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={free.length === 0}
            onClick={() => add({ language: free[0], title: '' })}
          >
            Add a language
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}

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
                <Remove label={`Remove prize ${name + 1}`} onClick={() => remove(name)} />
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
          The prizes are more than {PRIZES_WARNED_ABOVE} % of the{' '}
          <Money amount={wageredBeforeInUSD} /> that such bets were wagered from{' '}
          <DateTime at={since} /> to <DateTime at={until} />.
        </>
      }
    />
  )
}

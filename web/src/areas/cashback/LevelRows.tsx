import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Switch } from 'antd'
import { cashbackLevelRowRules } from '@/api/gen/shared/rules'
import type { FieldRule } from '@/api/rules'
import { Field } from '@/kit/form/Field'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { LIMITED, MOST_LEVELS } from './labels'
import { doesAscend, type LevelValues, nextLevel, type OverrideValues } from './levels'

interface LevelRowsProps {
  /** The operator's levels: a row beyond them can only be the player's own. */
  readonly common: readonly Omit<LevelValues, 'isOwn'>[]
}

/** The levels within the form: each is the operator's, or the player's own. */
export function LevelRows({ common }: LevelRowsProps) {
  const form = Form.useFormInstance<OverrideValues>()
  const rows = Form.useWatch('settings', form) ?? []
  const takeBack = (index: number, isOwn: boolean) => {
    const theirs = common[index]
    if (!isOwn && theirs) form.setFieldValue(['settings', index], { ...theirs, isOwn: false })
  }
  return (
    <Form.List name="settings">
      {(levels, { add, remove }, { errors }) => (
        <fieldset className="cashback-levels">
          <legend>Levels</legend>
          {levels.map(({ key, name }) => (
            <LevelRow
              key={key}
              index={name}
              isOwn={rows[name]?.isOwn ?? true}
              isBeyond={name >= common.length}
              ascends={() => doesAscend(form.getFieldValue('settings') ?? [], name)}
              onOwn={(isOwn) => takeBack(name, isOwn)}
              onRemove={name > 0 && name === levels.length - 1 ? () => remove(name) : null}
            />
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={levels.length >= MOST_LEVELS}
            onClick={() => add(nextLevel(rows))}
          >
            Add a level
          </Button>
          <span className="cashback-limit">{LIMITED}</span>
        </fieldset>
      )}
    </Form.List>
  )
}

interface LevelRowProps {
  readonly index: number
  readonly isOwn: boolean
  readonly isBeyond: boolean
  readonly ascends: () => boolean
  readonly onOwn: (isOwn: boolean) => void
  readonly onRemove: (() => void) | null
}

function LevelRow({ index, isOwn, isBeyond, ascends, onOwn, onRemove }: LevelRowProps) {
  const number = index + 1
  const order: FieldRule = {
    validator: async () => {
      if (!ascends()) throw new Error('Each level must start above the previous one.')
    },
  }
  const lock = !isOwn && { disabled: true }
  return (
    <div className="cashback-level">
      <span>Level {number}</span>
      <MoneyField
        name={[index, 'lostAmountInUSD']}
        label="Loss from"
        rules={[...cashbackLevelRowRules.lostAmountInUSD, order]}
        item={{ dependencies: [['settings', index - 1, 'lostAmountInUSD']] }}
        aria-label={`Loss from, level ${number}`}
        {...lock}
      />
      <PercentageField
        name={[index, 'percentage']}
        label="Cashback"
        rules={cashbackLevelRowRules.percentage}
        aria-label={`Cashback, level ${number}`}
        {...lock}
      />
      <Field name={[index, 'isOwn']} label="Override" item={{ valuePropName: 'checked' }}>
        <Switch
          aria-label={`Override level ${number}`}
          onChange={onOwn}
          {...(isBeyond && { disabled: true })}
        />
      </Field>
      {onRemove && (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={`Remove level ${number}`}
          title={`Remove level ${number}`}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

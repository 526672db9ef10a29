import { Form, Input, Select } from 'antd'
import { type Game, type GameEdit, useGameChoicesQuery } from '@/api/gen/games/endpoints'
import { gameStatusValues } from '@/api/gen/games/enums'
import { gameEditForm } from '@/api/gen/games/forms'
import { operations } from '@/api/gen/games/meta'
import { gameUpdateRules as rules } from '@/api/gen/games/rules'
import { maxItems } from '@/api/rules'
import { ChosenImages } from '@/areas/media'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { CountField, PercentageField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { UploadField } from '@/kit/upload/UploadField'
import { COUNTRIES } from './countries'
import { GameImage } from './GameImage'
import { partsOf, statuses } from './labels'

type Update = GameEdit['update']
type Lists = 'categories' | 'subCategories' | 'restrictedCountries'

interface Values extends Omit<Update, Lists> {
  readonly categories: readonly string[]
  readonly subCategories: readonly string[]
  readonly restrictedCountries: readonly string[]
  readonly imageFile?: readonly File[]
}

const { upload } = operations.gameEdit
const ONE_FILE = [maxItems(1, 'Choose one image.')]
const SOME_CATEGORY = [{ required: true, message: 'At least one category.' }]
const SEPARATORS = [',']

const valuesOf = (game: Game): Partial<Values> => ({
  title: game.title,
  categories: partsOf(game.categories),
  subCategories: partsOf(game.subCategories),
  tag: game.tag,
  status: game.status,
  reason: game.reason,
  displayRTP: game.displayRTP,
  restrictedCountries: partsOf(game.restrictedCountries),
  order: game.order,
})

const toBody = ({ imageFile, ...values }: Values): Partial<GameEdit> => ({
  update: {
    ...values,
    categories: values.categories.join(','),
    subCategories: values.subCategories.join(','),
    restrictedCountries: values.restrictedCountries.join(','),
  },
  ...(imageFile?.[0] && { imageFile: imageFile[0] }),
})

/** A game's fields and its image, saved at once. */
export function EditGame({ record, onClose }: RecordDialogProps<Game>) {
  return (
    <EditDialog<typeof gameEditForm.endpoint, 'gameEdit', Game, Values>
      form={gameEditForm}
      as="drawer"
      title={`Edit game ${quotedName(record.title)}`}
      submitLabel="Save game"
      record={record}
      values={valuesOf}
      toBody={toBody}
      fixed={{ id: record.id }}
      onClose={onClose}
    >
      <GameImage game={record} className="games-preview" />
      <UploadField name="imageFile" label="New image" rules={ONE_FILE} upload={upload} />
      <ChosenImages field="imageFile" />
      <Field name="title" label="Title" rules={rules.title}>
        <Input />
      </Field>
      <Words />
      <Field name="tag" label="Tag" help="A word beside the title." rules={rules.tag}>
        <Input />
      </Field>
      <State />
      <PercentageField name="displayRTP" label="Declared RTP" rules={rules.displayRTP} />
      <Field name="restrictedCountries" label="Restricted countries">
        <Select mode="multiple" options={COUNTRIES} placeholder="None" />
      </Field>
      <CountField
        name="order"
        label="Default order"
        help="What an operator’s new entry starts with."
        rules={rules.order}
      />
    </EditDialog>
  )
}

function Words() {
  const choices = useGameChoicesQuery().data
  return (
    <>
      <Field name="categories" label="Categories" rules={SOME_CATEGORY}>
        <Select
          mode="tags"
          tokenSeparators={SEPARATORS}
          options={optionsOf(choices?.categories ?? [])}
        />
      </Field>
      <Field name="subCategories" label="Subcategories">
        <Select mode="tags" tokenSeparators={SEPARATORS} placeholder="None" open={false} />
      </Field>
    </>
  )
}

const NEEDS_REASON = ['MAINTENANCE', 'DEPRECATE']

function State() {
  const status = Form.useWatch<Update['status'] | undefined>('status')
  const isNeeded = status !== undefined && NEEDS_REASON.includes(status)
  const needed = [
    { required: isNeeded, whitespace: true, message: 'Say why the game is not played.' },
  ]
  return (
    <>
      <Field name="status" label="Status">
        <Select options={optionsOf(gameStatusValues, statuses)} />
      </Field>
      <Field
        name="reason"
        label="Reason"
        help="Shown wherever the game is not played."
        rules={isNeeded ? [...needed, ...rules.reason] : rules.reason}
      >
        <Input.TextArea rows={2} />
      </Field>
    </>
  )
}

import { Input, Select } from 'antd'
import { mediaTargetValues } from '@/api/gen/media/enums'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { targets } from './labels'
import { TagsField } from './TagsField'

const options = optionsOf(mediaTargetValues, targets)

/** What is said of an image. */
export const SaidFields = () => (
  <FieldPair>
    <Field name="alt" label="Alt text" help="Stands for the image where it is not seen.">
      <Input />
    </Field>
    <Field name="description" label="Description">
      <Input />
    </Field>
    <TagsField />
    <Field name="target" label="Meant for">
      <Select options={options} />
    </Field>
  </FieldPair>
)

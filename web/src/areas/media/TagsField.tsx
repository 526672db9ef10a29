import { Select } from 'antd'
import { Field } from '@/kit/form/Field'

const SEPARATORS = [',', ' ']

/** Words by which an image is found. */
export const TagsField = () => (
  <Field name="tags" label="Tags" help="Letters, digits, hyphens, underscores and slashes.">
    <Select
      mode="tags"
      tokenSeparators={SEPARATORS}
      placeholder="None"
      open={false}
      suffix={null}
    />
  </Field>
)

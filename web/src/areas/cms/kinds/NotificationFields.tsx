import type { FieldsProps } from '../content'
import { KeyField, LinkField, TextField } from './inputs'

export const NotificationFields = ({ dir, isNew }: FieldsProps) => (
  <>
    <KeyField isNew={isNew} help="The notification’s name among staff, such as cup-begins." />
    <TextField name="title" label="Title" dir={dir} />
    <TextField name="text" label="Text" dir={dir} rows={3} />
    <LinkField />
  </>
)

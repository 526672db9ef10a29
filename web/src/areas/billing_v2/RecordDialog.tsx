import { Button, Form, Input, Modal, Select, Tooltip } from 'antd'
import Big from 'big.js'
import type { InvoiceRecord } from '@/api/gen/billing_v2/endpoints'
import { serviceValues, unitTypeValues } from '@/api/gen/billing_v2/enums'
import { Lead } from '@/kit/dialog/Lead'
import { rounded } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { services, unitTypes } from './labels'

const CLOSED = 'Lines are created when the invoice is generated; a single line cannot be saved.'

interface RecordDialogProps {
  readonly record: InvoiceRecord
  readonly onClose: () => void
}

const amountOf = (values: Partial<InvoiceRecord> | undefined): Big =>
  rounded(new Big(values?.usage ?? 0).times(values?.unit?.value ?? 0), 2)

/** A line of an invoice with its amount worked out as one types; saving it is not open to anybody. */
export function RecordDialog({ record, onClose }: RecordDialogProps) {
  const [form] = Form.useForm<InvoiceRecord>()
  const values = Form.useWatch([], form)
  // A share of the usage in USD has no currency of its own.
  const isShare = (values?.unit?.type ?? record.unit.type) === 'ratio'
  return (
    <Modal
      open
      width={550}
      title="Edit invoice record"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Tooltip title={CLOSED}>
            <Button type="primary" disabled>
              Save record
            </Button>
          </Tooltip>
        </>
      }
    >
      <Lead effect={CLOSED} />
      <Form<InvoiceRecord> form={form} layout="vertical" initialValues={record}>
        <Form.Item name="service" label="Service">
          <Select options={optionsOf(serviceValues, services)} />
        </Form.Item>
        {values?.service === 'other' && (
          <Form.Item name="otherServiceTitle" label="Other service title">
            <Input />
          </Form.Item>
        )}
        <FieldPair>
          <MoneyField name="usage" label="Usage" currency={isShare ? 'USD' : ''} />
          <Form.Item name={['unit', 'type']} label="Unit type">
            <Select options={optionsOf(unitTypeValues, unitTypes)} />
          </Form.Item>
          <MoneyField name={['unit', 'value']} label="Unit value" currency={isShare ? '' : 'USD'} />
          <Form.Item label="Amount">
            <output>
              <Money amount={values ? amountOf(values) : record.amount} />
            </output>
          </Form.Item>
        </FieldPair>
        <Form.Item name="description" label="Description">
          <Input.TextArea rows={2} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

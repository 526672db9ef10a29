import { Age } from '../display/Age'

interface Waits {
  readonly status: string
  readonly createdAt: string
}

/** For how long a record of a queue has waited. */
export const ageField = {
  label: 'Waiting',
  width: 76,
  inFiles: false,
  render: ({ status, createdAt }: Waits) => <Age since={status === 'PENDING' ? createdAt : null} />,
} as const

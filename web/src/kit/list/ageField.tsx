import { Age } from '../display/Age'
import { Unreadable } from '../display/Unreadable'

interface Waits {
  readonly status: string
  readonly createdAt: string
}

/** For how long a record of a queue with these statuses has waited. A file has since when, not for how long. */
export const ageField = (statuses: object) => ({
  label: 'Waiting',
  width: 76,
  field: [],
  render: ({ status, createdAt }: Waits) => {
    if (status === 'PENDING') return <Age since={createdAt} />
    // Nobody knows whether a record waits whose status is newer than the console.
    return status && !Object.hasOwn(statuses, status) ? (
      <Unreadable value={status} expected="a status" />
    ) : (
      <Age since={null} />
    )
  },
})

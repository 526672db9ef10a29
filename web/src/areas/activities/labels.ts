import type { ActivityAction, ActivityArea } from '@/api/gen/activities/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const actionLabels: Record<ActivityAction, StatusLabel> = {
  created: { label: 'Created', tone: 'good' },
  updated: { label: 'Updated', tone: 'running' },
  deleted: { label: 'Deleted', tone: 'ended' },
  revealed: { label: 'Revealed', tone: 'waiting' },
  reviewed: { label: 'Reviewed', tone: 'good' },
}

export const areaNames: Record<ActivityArea, string> = {
  Auth: 'Sign-in',
  Bonus: 'Bonus',
  Cms: 'CMS',
  Gateways: 'Gateways',
  Operators: 'Operators',
  Players: 'Players',
  Support: 'Support',
  Transactions: 'Transactions',
  Users: 'Users',
  Billing: 'Billing',
  Tournament: 'Tournament',
}

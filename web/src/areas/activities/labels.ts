import type { ActivityAction, ActivityArea } from '@/api/gen/activities/enums'
import type { Tone } from '@/kit/display/Status'

export const actionLabels: Record<ActivityAction, { word: string; tone: Tone }> = {
  created: { word: 'Created', tone: 'good' },
  updated: { word: 'Updated', tone: 'running' },
  deleted: { word: 'Deleted', tone: 'bad' },
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

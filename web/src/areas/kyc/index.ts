import { lazyComponent } from '@/kit/lazyComponent'

export { documentTypes, statuses as documentStatuses } from './labels'
export { PlayerDocuments } from './PlayerDocuments'

export const OpenedDocument = lazyComponent(() =>
  import('./OpenedDocument').then((code) => code.OpenedDocument),
)

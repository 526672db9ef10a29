import { lazyComponent } from '@/kit/lazyComponent'

export const AddPayment = lazyComponent(() => import('./forms').then((code) => code.AddPayment))

export { brandColumns } from './columns'
export {
  type OperatorComposition,
  OperatorCompositionContext,
  type OperatorDialogProps,
  type OperatorPartProps,
} from './composition'
export { GeneralFields } from './GeneralFields'
export { nameOf, pathOf } from './labels'
export { operatorActions, operatorTabs } from './tabs'

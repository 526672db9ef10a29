export const VERIFY_TITLE = 'Verify Deposit Confirmation'
export const REJECT_TITLE = 'Reject Deposit Order'
export const ORDER_TITLE = 'Order Status'

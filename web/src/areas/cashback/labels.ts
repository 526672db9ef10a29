export const NOT_REAL_TIME = 'Not real time: credited once a day, at 00:00 UTC.'
export const NOT_SAVED = 'Calculations here are not saved.'
export const LIMITED = 'Limited to 20 rows'
export const MOST_LEVELS = 20
export const UNABLE_TO_CLAIM = 'Unable to Claim'
export const UNABLE_TO_RESTORE = 'Unable to Restore'

export const approvals = (isAutomatic: boolean): string => (isAutomatic ? 'Automatic' : 'Manual')

/**
 * The code of dialogs and toasts, which no page needs at first. A write waits for it before it is sent: when its
 * answer is lost, so may be the connection that the code would have to come by.
 */
export const loadDialogs = () => import('./dialogPieces').then(({ dialogs }) => dialogs)

export { Notifications } from './Notifications'
export { NotificationsPanel } from './NotificationsPanel'

export { NotificationsPanel } from './NotificationsPanel'

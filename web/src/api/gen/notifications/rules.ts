// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, minLength, type Rules } from "../../rules";
import type { NotificationsRead } from "./endpoints";

export const notificationsReadRules: Rules<NotificationsRead> = {
  notificationIds: [minLength(1, "Choose at least one notification."), maxItems(200, "At most 200 notifications at once.")],
  all: [],
};

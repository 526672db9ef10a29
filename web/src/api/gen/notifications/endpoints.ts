// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { NotificationNews } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    generalNotifications: build.query<GeneralNotificationsApiResponse, GeneralNotificationsApiArg>({
      query: () => ({ url: `/api/general/notifications` }),
    }),
    generalNotificationDelete: build.mutation<
      GeneralNotificationDeleteApiResponse,
      GeneralNotificationDeleteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/general/notifications`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          notificationId: queryArg.notificationId,
        },
      }),
    }),
    generalNotificationsNews: build.query<
      GeneralNotificationsNewsApiResponse,
      GeneralNotificationsNewsApiArg
    >({
      query: () => ({ url: `/api/general/notifications/news` }),
    }),
    generalNotificationsRead: build.mutation<
      GeneralNotificationsReadApiResponse,
      GeneralNotificationsReadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/general/notifications/read`,
        method: "PUT",
        body: queryArg.notificationsRead,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type GeneralNotificationsApiResponse = /** status 200 Done. */ Notifications;
export type GeneralNotificationsApiArg = void;
export type GeneralNotificationDeleteApiResponse = /** status 200 Done. */ any;
export type GeneralNotificationDeleteApiArg = {
  notificationId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
};
export type GeneralNotificationsNewsApiResponse = /** status 200 Done. */ NotificationNews;
export type GeneralNotificationsNewsApiArg = void;
export type GeneralNotificationsReadApiResponse = /** status 200 Done. */ UnreadCount;
export type GeneralNotificationsReadApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  notificationsRead: NotificationsRead;
};
export type NotificationLevel = "info" | "warning" | "critical";
export type Notification = {
  _id: string;
  title: string;
  body: string;
  level: NotificationLevel;
  createdAt: string;
  isRead: boolean;
  link?: string | null;
};
export type Notifications = {
  notifications: Notification[];
};
export type UnreadCount = {
  unreadCount: number;
};
export type NotificationsRead = {
  notificationIds?: string[] | null;
  all?: boolean | null;
};

export const {
  useGeneralNotificationsQuery,
  useLazyGeneralNotificationsQuery,
  useGeneralNotificationDeleteMutation,
  useGeneralNotificationsNewsQuery,
  useLazyGeneralNotificationsNewsQuery,
  useGeneralNotificationsReadMutation,
} = api;

// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { Named } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    mediaList: build.query<MediaListApiResponse, MediaListApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/gallery`,
        method: "POST",
        body: queryArg.mediaTagFilter,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          name: queryArg.name,
          extension: queryArg.extension,
          target: queryArg.target,
          source: queryArg.source,
          isUsed: queryArg.isUsed,
        },
      }),
    }),
    mediaDelete: build.mutation<MediaDeleteApiResponse, MediaDeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/gallery`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          mediaId: queryArg.mediaId,
        },
      }),
    }),
    mediaV2List: build.query<MediaV2ListApiResponse, MediaV2ListApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery/list`,
        method: "POST",
        body: queryArg.mediaTagFilter,
        params: {
          opId: queryArg.opId,
          page: queryArg.page,
          limit: queryArg.limit,
          sort: queryArg.sort,
          name: queryArg.name,
          extension: queryArg.extension,
          target: queryArg.target,
          source: queryArg.source,
          isUsed: queryArg.isUsed,
        },
      }),
    }),
    mediaUpload: build.mutation<MediaUploadApiResponse, MediaUploadApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/upload`,
        method: "POST",
        body: queryArg.mediaUpload,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    mediaV2Upload: build.mutation<MediaV2UploadApiResponse, MediaV2UploadApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery/upload`,
        method: "POST",
        body: queryArg.mediaUpload,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    mediaV2Delete: build.mutation<MediaV2DeleteApiResponse, MediaV2DeleteApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery`,
        method: "DELETE",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          mediaId: queryArg.mediaId,
        },
      }),
    }),
    mediaEdit: build.mutation<MediaEditApiResponse, MediaEditApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery`,
        method: "PUT",
        body: queryArg.mediaEdit,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    mediaItem: build.query<MediaItemApiResponse, MediaItemApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery/${encodeURIComponent(String(queryArg.mediaId))}`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
    mediaTags: build.mutation<MediaTagsApiResponse, MediaTagsApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery/tags`,
        method: "PUT",
        body: queryArg.mediaTagging,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    mediaReplace: build.mutation<MediaReplaceApiResponse, MediaReplaceApiArg>({
      query: (queryArg) => ({
        url: `/api/cms/v2/gallery/replace`,
        method: "POST",
        body: queryArg.mediaReplacement,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
        params: {
          opId: queryArg.opId,
          mediaId: queryArg.mediaId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type MediaListApiResponse = /** status 200 Done. */ MediaPage;
export type MediaListApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  name?: string;
  extension?: ("jpg" | "jpeg" | "png" | "gif" | "webp" | "bmp" | "svg")[];
  target?: "banner" | "card" | "modal" | "slide" | "page" | "blog" | "game" | "other";
  source?: "own" | "parent" | "default";
  isUsed?: boolean;
  mediaTagFilter: MediaTagFilter;
};
export type MediaDeleteApiResponse = /** status 200 Done. */ any;
export type MediaDeleteApiArg = {
  opId?: string;
  mediaId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type MediaV2ListApiResponse = /** status 200 Done. */ MediaPage;
export type MediaV2ListApiArg = {
  opId?: string;
  page?: number;
  limit?: number;
  sort?: string;
  name?: string;
  extension?: ("jpg" | "jpeg" | "png" | "gif" | "webp" | "bmp" | "svg")[];
  target?: "banner" | "card" | "modal" | "slide" | "page" | "blog" | "game" | "other";
  source?: "own" | "parent" | "default";
  isUsed?: boolean;
  mediaTagFilter: MediaTagFilter;
};
export type MediaUploadApiResponse = /** status 200 Done. */ UploadedMedia;
export type MediaUploadApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  mediaUpload: MediaUpload;
};
export type MediaV2UploadApiResponse = /** status 200 Done. */ UploadedMedia;
export type MediaV2UploadApiArg = {
  opId?: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  mediaUpload: MediaUpload;
};
export type MediaV2DeleteApiResponse = /** status 200 Done. */ any;
export type MediaV2DeleteApiArg = {
  opId?: string;
  mediaId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
};
export type MediaEditApiResponse = /** status 200 Done. */ MediaItem;
export type MediaEditApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  mediaEdit: MediaEdit;
};
export type MediaItemApiResponse = /** status 200 Done. */ MediaDetails;
export type MediaItemApiArg = {
  mediaId: string;
  opId?: string;
};
export type MediaTagsApiResponse = /** status 200 Done. */ MediaItem;
export type MediaTagsApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  mediaTagging: MediaTagging;
};
export type MediaReplaceApiResponse = /** status 200 Done. */ ReplacedMedia;
export type MediaReplaceApiArg = {
  opId?: string;
  mediaId: string;
  /** One send of one form. */
  "Idempotency-Key"?: string;
  /** The record's revision, quoted (RFC 9110). */
  "If-Match"?: string;
  mediaReplacement: MediaReplacement;
};
export type MediaSource = "own" | "parent" | "default";
export type MediaExtension = "jpg" | "jpeg" | "png" | "gif" | "webp" | "bmp" | "svg";
export type MediaTarget =
  "banner" | "card" | "modal" | "slide" | "page" | "blog" | "game" | "other";
export type MediaItem = {
  _id: string;
  opId: string;
  opTitle: string;
  source: MediaSource;
  name: string;
  path: string;
  extension: MediaExtension;
  target: MediaTarget;
  tags: string[];
  alt: string;
  description: string;
  width: number;
  height: number;
  size: number;
  useCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
};
export type MediaPage = {
  items: MediaItem[];
  count: number;
  remaining: number;
  tags: string[];
};
export type MediaTagFilter = {
  tags?: string[];
};
export type UploadedMedia = {
  _id: string;
  opId: string;
  opTitle: string;
  source: MediaSource;
  name: string;
  path: string;
  extension: MediaExtension;
  target: MediaTarget;
  tags: string[];
  alt: string;
  description: string;
  width: number;
  height: number;
  size: number;
  useCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  isExisting: boolean;
};
export type MediaUpload = {
  file: string;
  filename: string;
  alt?: string;
  description?: string;
  tags?: string[];
  target?: MediaTarget;
};
export type MediaEdit = {
  mediaId: string;
  opId?: string | null;
  alt: string;
  description: string;
  tags: string[];
  target: MediaTarget;
};
export type MediaUse = {
  kind: string;
  title: string;
  opId: string;
  opTitle: string;
  language?: string | null;
  inheritedBy: string[];
  address?: string | null;
};
export type MediaDetails = {
  _id: string;
  opId: string;
  opTitle: string;
  source: MediaSource;
  name: string;
  path: string;
  extension: MediaExtension;
  target: MediaTarget;
  tags: string[];
  alt: string;
  description: string;
  width: number;
  height: number;
  size: number;
  useCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  uses: MediaUse[];
};
export type MediaTagging = {
  mediaId: string;
  opId?: string | null;
  add?: string[];
  remove?: string[];
};
export type ReplacedMedia = {
  _id: string;
  opId: string;
  opTitle: string;
  source: MediaSource;
  name: string;
  path: string;
  extension: MediaExtension;
  target: MediaTarget;
  tags: string[];
  alt: string;
  description: string;
  width: number;
  height: number;
  size: number;
  useCount: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: Named;
  revision: number;
  isExisting: boolean;
  movedUses: number;
};
export type MediaReplacement = {
  file: string;
  filename: string;
};

export const {
  useMediaListQuery,
  useLazyMediaListQuery,
  useMediaDeleteMutation,
  useMediaV2ListQuery,
  useLazyMediaV2ListQuery,
  useMediaUploadMutation,
  useMediaV2UploadMutation,
  useMediaV2DeleteMutation,
  useMediaEditMutation,
  useMediaItemQuery,
  useLazyMediaItemQuery,
  useMediaTagsMutation,
  useMediaReplaceMutation,
} = api;

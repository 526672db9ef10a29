// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    fileDownload: build.query<FileDownloadApiResponse, FileDownloadApiArg>({
      query: (queryArg) => ({ url: `/api/files/${encodeURIComponent(String(queryArg.fileName))}` }),
    }),
  }),
  overrideExisting: false,
});

export type FileDownloadApiResponse = /** status 200 Done. */ any;
export type FileDownloadApiArg = {
  fileName: string;
};

export const {
  useFileDownloadQuery,
  useLazyFileDownloadQuery,
} = api;

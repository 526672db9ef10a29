// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    tooltips: build.query<TooltipsApiResponse, TooltipsApiArg>({
      query: (queryArg) => ({
        url: `/api/tooltips`,
        params: {
          opId: queryArg.opId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type TooltipsApiResponse = /** status 200 Done. */ Tooltips;
export type TooltipsApiArg = {
  opId?: string;
};
export type Tooltip = {
  slug: string;
  title: string;
  text: string;
};
export type Tooltips = {
  tooltips: Tooltip[];
};

export const {
  useTooltipsQuery,
  useLazyTooltipsQuery,
} = api;

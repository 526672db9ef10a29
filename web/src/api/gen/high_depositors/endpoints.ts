// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    playersMaxDeposit: build.mutation<PlayersMaxDepositApiResponse, PlayersMaxDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/players/max-deposit`,
        method: "POST",
        body: queryArg.highDepositorsForm,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type PlayersMaxDepositApiResponse = /** status 200 Done. */ ExportedFile;
export type PlayersMaxDepositApiArg = {
  /** One send of one form. */
  "Idempotency-Key"?: string;
  highDepositorsForm: HighDepositorsForm;
};
export type ExportedFile = {
  fileName: string;
};
export type HighDepositorsForm = {
  from: string;
  to: string;
  opId: string;
  includeBrands?: boolean;
  trimDecimals?: boolean;
  depositAmountInUSDThreshold: number;
};

export const {
  usePlayersMaxDepositMutation,
} = api;

// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { ActivityMode, StaffMode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    simulatorActivity: build.query<SimulatorActivityApiResponse, SimulatorActivityApiArg>({
      query: () => ({ url: `/api/simulator/activity` }),
    }),
    simulatorActivitySet: build.mutation<
      SimulatorActivitySetApiResponse,
      SimulatorActivitySetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/simulator/activity`,
        method: "POST",
        body: queryArg.activityForm,
      }),
    }),
  }),
  overrideExisting: false,
});

export type SimulatorActivityApiResponse = /** status 200 Done. */ LiveActivity;
export type SimulatorActivityApiArg = void;
export type SimulatorActivitySetApiResponse = /** status 200 Done. */ LiveActivity;
export type SimulatorActivitySetApiArg = {
  activityForm: ActivityForm;
};
export type ActivityEvent = {
  at: string;
  type: string;
  opId: string;
  opTitle: string;
  playerCode?: string | null;
  text: string;
};
export type LiveActivity = {
  mode: ActivityMode;
  staff: StaffMode;
  skippedFrom?: string | null;
  skippedUntil?: string | null;
  events: ActivityEvent[];
};
export type ActivityForm = {
  mode: ActivityMode;
  staff?: StaffMode | null;
};

export const {
  useSimulatorActivityQuery,
  useLazySimulatorActivityQuery,
  useSimulatorActivitySetMutation,
} = api;

// Generated from the contracts by `make contracts`. Never edited.

import { areaApi } from "../../areaApi";
import type { ActivityMode, StaffMode } from "../shared/types";
import { operations } from "./meta";

export const api = areaApi(operations).injectEndpoints({
  endpoints: (build) => ({
    simulatorAccounts: build.query<SimulatorAccountsApiResponse, SimulatorAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/accounts`,
        params: {
          world: queryArg.world,
        },
      }),
    }),
    simulatorWorld: build.query<SimulatorWorldApiResponse, SimulatorWorldApiArg>({
      query: () => ({ url: `/api/simulator/world` }),
    }),
    simulatorReset: build.mutation<SimulatorResetApiResponse, SimulatorResetApiArg>({
      query: () => ({ url: `/api/simulator/world/reset`, method: "POST" }),
    }),
    simulatorSnapshot: build.mutation<SimulatorSnapshotApiResponse, SimulatorSnapshotApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/snapshot`,
        method: "POST",
        body: queryArg.labelled,
      }),
    }),
    simulatorRestore: build.mutation<SimulatorRestoreApiResponse, SimulatorRestoreApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/restore`,
        method: "POST",
        body: queryArg.labelled,
      }),
    }),
    simulatorBranch: build.mutation<SimulatorBranchApiResponse, SimulatorBranchApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/branch`,
        method: "POST",
        body: queryArg.branchForm,
      }),
    }),
    simulatorBranchEnd: build.mutation<SimulatorBranchEndApiResponse, SimulatorBranchEndApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/branch`,
        method: "DELETE",
        params: {
          name: queryArg.name,
        },
      }),
    }),
    simulatorWorldMake: build.mutation<SimulatorWorldMakeApiResponse, SimulatorWorldMakeApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/worlds`,
        method: "POST",
        body: queryArg.worldForm,
      }),
    }),
    simulatorWorldEnd: build.mutation<SimulatorWorldEndApiResponse, SimulatorWorldEndApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/worlds`,
        method: "DELETE",
        params: {
          name: queryArg.name,
        },
      }),
    }),
    simulatorScenario: build.query<SimulatorScenarioApiResponse, SimulatorScenarioApiArg>({
      query: () => ({ url: `/api/simulator/world/scenario` }),
    }),
    simulatorReplay: build.mutation<SimulatorReplayApiResponse, SimulatorReplayApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/world/replay`,
        method: "POST",
        body: queryArg.scenario,
      }),
    }),
    simulatorClock: build.mutation<SimulatorClockApiResponse, SimulatorClockApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/clock`,
        method: "POST",
        body: queryArg.clockForm,
      }),
    }),
    simulatorFaultAdd: build.mutation<SimulatorFaultAddApiResponse, SimulatorFaultAddApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/faults`,
        method: "POST",
        body: queryArg.faultForm,
      }),
    }),
    simulatorFaultsClear: build.mutation<
      SimulatorFaultsClearApiResponse,
      SimulatorFaultsClearApiArg
    >({
      query: (queryArg) => ({
        url: `/api/simulator/faults`,
        method: "DELETE",
        params: {
          operation: queryArg.operation,
        },
      }),
    }),
    simulatorEvents: build.query<SimulatorEventsApiResponse, SimulatorEventsApiArg>({
      query: () => ({ url: `/api/simulator/events` }),
    }),
    simulatorEvent: build.mutation<SimulatorEventApiResponse, SimulatorEventApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/events`,
        method: "POST",
        body: queryArg.eventForm,
      }),
    }),
    simulatorAdminEvent: build.mutation<SimulatorAdminEventApiResponse, SimulatorAdminEventApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/events/admin`,
        method: "POST",
        body: queryArg.eventForm,
      }),
    }),
    simulatorJournal: build.query<SimulatorJournalApiResponse, SimulatorJournalApiArg>({
      query: (queryArg) => ({
        url: `/api/simulator/journal`,
        params: {
          operation: queryArg.operation,
          since: queryArg.since,
          limit: queryArg.limit,
        },
      }),
    }),
    simulatorWholeJournal: build.query<
      SimulatorWholeJournalApiResponse,
      SimulatorWholeJournalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/simulator/journal/all`,
        params: {
          operation: queryArg.operation,
          since: queryArg.since,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});

export type SimulatorAccountsApiResponse = /** status 200 Done. */ Accounts;
export type SimulatorAccountsApiArg = {
  world?: string;
};
export type SimulatorWorldApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorWorldApiArg = void;
export type SimulatorResetApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorResetApiArg = void;
export type SimulatorSnapshotApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorSnapshotApiArg = {
  labelled: Labelled;
};
export type SimulatorRestoreApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorRestoreApiArg = {
  labelled: Labelled;
};
export type SimulatorBranchApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorBranchApiArg = {
  branchForm: BranchForm;
};
export type SimulatorBranchEndApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorBranchEndApiArg = {
  name: string;
};
export type SimulatorWorldMakeApiResponse = /** status 200 Done. */ WorldSummary;
export type SimulatorWorldMakeApiArg = {
  worldForm: WorldForm;
};
export type SimulatorWorldEndApiResponse = /** status 200 Done. */ any;
export type SimulatorWorldEndApiArg = {
  name: string;
};
export type SimulatorScenarioApiResponse = /** status 200 Done. */ Scenario;
export type SimulatorScenarioApiArg = void;
export type SimulatorReplayApiResponse = /** status 200 Done. */ ReplayAnswer;
export type SimulatorReplayApiArg = {
  scenario: Scenario;
};
export type SimulatorClockApiResponse = /** status 200 Done. */ SimulatedWorld;
export type SimulatorClockApiArg = {
  clockForm: ClockForm;
};
export type SimulatorFaultAddApiResponse = /** status 200 Done. */ SimulatedFault;
export type SimulatorFaultAddApiArg = {
  faultForm: FaultForm;
};
export type SimulatorFaultsClearApiResponse = /** status 200 Done. */ any;
export type SimulatorFaultsClearApiArg = {
  operation?: string;
};
export type SimulatorEventsApiResponse = /** status 200 Done. */ EventKinds;
export type SimulatorEventsApiArg = void;
export type SimulatorEventApiResponse = /** status 200 Done. */ EventAnswer;
export type SimulatorEventApiArg = {
  eventForm: EventForm;
};
export type SimulatorAdminEventApiResponse = /** status 200 Done. */ EventAnswer;
export type SimulatorAdminEventApiArg = {
  eventForm: EventForm;
};
export type SimulatorJournalApiResponse = /** status 200 Done. */ JournalAnswer;
export type SimulatorJournalApiArg = {
  operation?: string;
  since?: string;
  limit?: number;
};
export type SimulatorWholeJournalApiResponse = /** status 200 Done. */ JournalAnswer;
export type SimulatorWholeJournalApiArg = {
  operation?: string;
  since?: string;
  limit?: number;
};
export type Account = {
  email: string;
  role: string;
  at: string;
};
export type Accounts = {
  accounts: Account[];
  password: string;
};
export type ClockMode = "real" | "frozen";
export type DueItem = {
  _id: string;
  at: string;
  kind: string;
  text: string;
  payload: {
    [key: string]: any;
  };
};
export type WorldSummary = {
  name: string;
  seed: number;
  startedAt: string;
  now: string;
  mode: ClockMode;
  endsAt?: string | null;
  isMine: boolean;
};
export type FaultKind =
  "delay" | "error" | "cut" | "garble" | "drop_before" | "drop_after" | "error_after";
export type Dialect =
  | "envelope"
  | "bare"
  | "message"
  | "error_text"
  | "error_object"
  | "errors_list"
  | "data_text"
  | "problem"
  | "html"
  | "empty";
export type SimulatedFault = {
  id: number;
  operation: string;
  kind: FaultKind;
  delayMs: number;
  dialect?: Dialect | null;
  http: number;
  status: string;
  messages: string[];
  first?: number | null;
  every?: number | null;
  endsAt?: string | null;
  calls: number;
};
export type SimulatedWorld = {
  name: string;
  seed: number;
  startedAt: string;
  now: string;
  mode: ClockMode;
  scale: number;
  snapshots: string[];
  sha256: string;
  dueCount: number;
  dueItems: DueItem[];
  worlds: WorldSummary[];
  faults: SimulatedFault[];
};
export type Labelled = {
  label: string;
};
export type BranchForm = {
  name: string;
};
export type ScenarioName =
  "month-end" | "fraud-ring" | "provider-down" | "friday-night" | "partners-dispute";
export type WorldForm = {
  name: string;
  seed?: number | null;
  now?: string | null;
  ttl?: string | null;
  activity?: ActivityMode;
  staff?: StaffMode;
  scenario?: ScenarioName | null;
};
export type StepKind = "request" | "clock" | "event";
export type ScenarioStep = {
  kind: StepKind;
  afterMs: number;
  email?: string | null;
  method?: string | null;
  path?: string | null;
  key?: string | null;
  ifMatch?: string | null;
  body?: any;
  http?: number | null;
  mode?: ClockMode | null;
  type?: string | null;
  fields?: {
    [key: string]: any;
  } | null;
};
export type Scenario = {
  seed: number;
  startedAt: string;
  isComplete: boolean;
  endsAfterMs: number;
  mode: ClockMode;
  steps: ScenarioStep[];
};
export type ReplayDifference = {
  number: number;
  text: string;
  expected?: number | null;
  http?: number | null;
  message?: string | null;
};
export type ReplayAnswer = {
  stepCount: number;
  differences: ReplayDifference[];
  sha256: string;
};
export type ClockForm = {
  mode?: ClockMode | null;
  now?: string | null;
  advance?: string | null;
  toNextDue?: boolean;
};
export type FaultForm = {
  operation: string;
  kind: FaultKind;
  delayMs?: number;
  dialect?: Dialect | null;
  http?: number;
  status?: string;
  messages?: string[];
  first?: number | null;
  every?: number | null;
  ttl?: string | null;
};
export type EventKind = {
  type: string;
  isForAdmins: boolean;
  description: string;
  fields: {
    [key: string]: any;
  };
};
export type EventKinds = {
  events: EventKind[];
};
export type EventAnswer = {
  happened: {
    [key: string]: any;
  };
};
export type EventForm = {
  type: string;
  fields?: {
    [key: string]: any;
  };
};
export type JournalEntry = {
  at: string;
  requestId: string;
  operation: string;
  userCode?: string | null;
  email?: string | null;
  method: string;
  path: string;
  query: {
    [key: string]: any;
  };
  headers: {
    [key: string]: string;
  };
  body?: any;
  http: number;
  answer?: any;
  ms: number;
  faults: string[];
};
export type JournalAnswer = {
  entries: JournalEntry[];
};

export const {
  useSimulatorAccountsQuery,
  useLazySimulatorAccountsQuery,
  useSimulatorWorldQuery,
  useLazySimulatorWorldQuery,
  useSimulatorResetMutation,
  useSimulatorSnapshotMutation,
  useSimulatorRestoreMutation,
  useSimulatorBranchMutation,
  useSimulatorBranchEndMutation,
  useSimulatorWorldMakeMutation,
  useSimulatorWorldEndMutation,
  useSimulatorScenarioQuery,
  useLazySimulatorScenarioQuery,
  useSimulatorReplayMutation,
  useSimulatorClockMutation,
  useSimulatorFaultAddMutation,
  useSimulatorFaultsClearMutation,
  useSimulatorEventsQuery,
  useLazySimulatorEventsQuery,
  useSimulatorEventMutation,
  useSimulatorAdminEventMutation,
  useSimulatorJournalQuery,
  useLazySimulatorJournalQuery,
  useSimulatorWholeJournalQuery,
  useLazySimulatorWholeJournalQuery,
} = api;

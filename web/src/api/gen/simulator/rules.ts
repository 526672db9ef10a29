// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, pattern, required, type Rules } from "../../rules";
import type { BranchForm, ClockForm, EventForm, FaultForm, Labelled, Scenario, ScenarioStep, WorldForm } from "./endpoints";

export const branchFormRules: Rules<BranchForm> = {
  name: [required("Enter a name."), pattern("^(?:[A-Za-z0-9_-]{1,64})$", "Enter the name of a world.")],
};

export const clockFormRules: Rules<ClockForm> = {
  mode: [],
  now: [],
  advance: [],
  toNextDue: [],
};

export const eventFormRules: Rules<EventForm> = {
  type: [required("Choose an event.")],
  fields: [],
};

export const faultFormRules: Rules<FaultForm> = {
  operation: [required("Choose an operation.")],
  kind: [],
  delayMs: [ge(0, "At least 0."), le(600000, "At most ten minutes.")],
  dialect: [],
  http: [ge(200, "Enter an HTTP status."), le(599, "Enter an HTTP status.")],
  status: [],
  messages: [],
  first: [ge(1, "At least 1.")],
  every: [ge(1, "At least 1.")],
  ttl: [],
};

export const labelledRules: Rules<Labelled> = {
  label: [required("Enter a label."), pattern("^(?:.{1,64})$", "At most 64 characters.")],
};

export const scenarioRules: Rules<Scenario> = {
  seed: [],
  startedAt: [],
  isComplete: [],
  endsAfterMs: [ge(0, "At least 0."), le(3155760000000, "At most 100 years.")],
  mode: [],
  steps: [],
};

export const scenarioStepRules: Rules<ScenarioStep> = {
  kind: [],
  afterMs: [ge(0, "At least 0."), le(3155760000000, "At most 100 years.")],
  email: [],
  method: [],
  path: [],
  key: [],
  ifMatch: [],
  body: [],
  http: [],
  mode: [],
  type: [],
  fields: [],
};

export const worldFormRules: Rules<WorldForm> = {
  name: [required("Enter a name."), pattern("^(?:[A-Za-z0-9_-]{1,64})$", "Enter the name of a world.")],
  seed: [],
  now: [],
  ttl: [],
  activity: [],
  staff: [],
  scenario: [],
};

// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { branchFormRules, clockFormRules, eventFormRules, faultFormRules, labelledRules, scenarioRules, worldFormRules } from "./rules";

export const simulatorSnapshotForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorSnapshot", "labelled", labelledRules);
export const simulatorRestoreForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorRestore", "labelled", labelledRules);
export const simulatorBranchForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorBranch", "branchForm", branchFormRules);
export const simulatorWorldMakeForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorWorldMake", "worldForm", worldFormRules);
export const simulatorReplayForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorReplay", "scenario", scenarioRules);
export const simulatorClockForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorClock", "clockForm", clockFormRules);
export const simulatorFaultAddForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorFaultAdd", "faultForm", faultFormRules);
export const simulatorEventForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorEvent", "eventForm", eventFormRules);
export const simulatorAdminEventForm = /* @__PURE__ */ formOf(api.endpoints, "simulatorAdminEvent", "eventForm", eventFormRules);

// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, minLength, required, type Rules } from "../../rules";
import type { GenericWithdrawDecision, InProgressDecision, JbForce, TomaniDecision, WithdrawDecision, WithdrawResend, WithdrawSettlement } from "./endpoints";

export const genericWithdrawDecisionRules: Rules<GenericWithdrawDecision> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID.")],
  actionType: [required("Choose approve or reject.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
  countsTowardDailyLimit: [],
};

export const inProgressDecisionRules: Rules<InProgressDecision> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID.")],
  note: [maxLength(200, "At most 200 characters.")],
  status: [required("Choose approve or reject.")],
};

export const jbForceRules: Rules<JbForce> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID.")],
  playerNote: [maxLength(200, "At most 200 characters.")],
};

export const tomaniDecisionRules: Rules<TomaniDecision> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  gatewayUuid: [required("Choose a gateway.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
  provider: [required("Choose a gateway.")],
  txId: [required("Missing transaction ID.")],
  withForce: [],
};

export const withdrawDecisionRules: Rules<WithdrawDecision> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID.")],
  actionType: [required("Choose approve or reject.")],
  playerNote: [maxLength(200, "At most 200 characters.")],
  countsTowardDailyLimit: [],
};

export const withdrawResendRules: Rules<WithdrawResend> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID.")],
};

export const withdrawSettlementRules: Rules<WithdrawSettlement> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  txId: [required("Missing transaction ID.")],
  status: [required("Choose approve or reject.")],
  reason: [required("Enter a reason."), minLength(20, "At least 20 characters."), maxLength(500, "At most 500 characters.")],
};

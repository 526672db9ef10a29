// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { OwnPasswordForm, Preferences } from "./endpoints";

export const ownPasswordFormRules: Rules<OwnPasswordForm> = {
  newPassword: [required("New password is required."), maxLength(128, "At most 128 characters.")],
  passwordConfirm: [required("Confirm the new password.")],
  currentPassword: [required("Current password is required."), maxLength(256, "At most 256 characters.")],
};

export const preferencesRules: Rules<Preferences> = {
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  language: [required("Language is required."), maxLength(16, "At most 16 characters.")],
  roundReportNumbers: [],
  playerSubInfoType: [],
  startPage: [maxLength(100, "At most 100 characters.")],
};

// Generated from the contracts by `make contracts`. Never edited.

import { pattern, required, type Rules } from "../../rules";
import type { SetupZone, SetupZoneById, ValidationCheck } from "./endpoints";

export const setupZoneRules: Rules<SetupZone> = {
  token: [required("Choose a CF account.")],
  zoneId: [required("Choose a domain.")],
  zoneName: [required("Choose a domain.")],
};

export const setupZoneByIdRules: Rules<SetupZoneById> = {
  token: [required("Choose a CF account.")],
  zoneId: [required("Choose a domain.")],
  zoneName: [],
};

export const validationCheckRules: Rules<ValidationCheck> = {
  zoneName: [required("Choose a domain.")],
  action: [pattern("^(?:CHECK)$", "CHECK is the only action.")],
  zoneId: [],
  token: [],
};

// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { bonusDefinitionDraftRules, bonusDefinitionEditRules, bonusDefinitionSwitchRules, bonusGiftRules, bonusReleaseDraftRules, bonusReleaseEditRules } from "./rules";

export const bonusDefinitionCreateForm = /* @__PURE__ */ formOf(api.endpoints, "bonusDefinitionCreate", "bonusDefinitionDraft", bonusDefinitionDraftRules);
export const bonusDefinitionEditForm = /* @__PURE__ */ formOf(api.endpoints, "bonusDefinitionEdit", "bonusDefinitionEdit", bonusDefinitionEditRules);
export const bonusDefinitionSwitchForm = /* @__PURE__ */ formOf(api.endpoints, "bonusDefinitionSwitch", "bonusDefinitionSwitch", bonusDefinitionSwitchRules);
export const bonusGiveForm = /* @__PURE__ */ formOf(api.endpoints, "bonusGive", "bonusGift", bonusGiftRules);
export const bonusReleaseCreateForm = /* @__PURE__ */ formOf(api.endpoints, "bonusReleaseCreate", "bonusReleaseDraft", bonusReleaseDraftRules);
export const bonusReleaseEditForm = /* @__PURE__ */ formOf(api.endpoints, "bonusReleaseEdit", "bonusReleaseEdit", bonusReleaseEditRules);

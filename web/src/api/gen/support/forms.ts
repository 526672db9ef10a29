// Generated from the contracts by `make contracts`. Never edited.

import { formOf } from "../../form";
import { api } from "./endpoints";
import { assigneeFormRules, attachmentUploadRules, cannedEditRules, cannedFieldsRules, messageFormRules, seenFormRules, snoozeFormRules, statusFormRules, supportTimesFormRules, techTicketCreationRules, ticketCreationRules } from "./rules";

export const supportTicketCreateForm = /* @__PURE__ */ formOf(api.endpoints, "supportTicketCreate", "ticketCreation", ticketCreationRules);
export const techTicketCreateForm = /* @__PURE__ */ formOf(api.endpoints, "techTicketCreate", "techTicketCreation", techTicketCreationRules);
export const supportStatusUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "supportStatusUpdate", "statusForm", statusFormRules);
export const supportAssignForm = /* @__PURE__ */ formOf(api.endpoints, "supportAssign", "assigneeForm", assigneeFormRules);
export const supportSnoozeForm = /* @__PURE__ */ formOf(api.endpoints, "supportSnooze", "snoozeForm", snoozeFormRules);
export const supportMessageSendForm = /* @__PURE__ */ formOf(api.endpoints, "supportMessageSend", "messageForm", messageFormRules);
export const supportTicketSeenForm = /* @__PURE__ */ formOf(api.endpoints, "supportTicketSeen", "seenForm", seenFormRules);
export const supportAttachmentsAddForm = /* @__PURE__ */ formOf(api.endpoints, "supportAttachmentsAdd", "attachmentUpload", attachmentUploadRules);
export const supportCannedCreateForm = /* @__PURE__ */ formOf(api.endpoints, "supportCannedCreate", "cannedFields", cannedFieldsRules);
export const supportCannedEditForm = /* @__PURE__ */ formOf(api.endpoints, "supportCannedEdit", "cannedEdit", cannedEditRules);
export const supportTimesUpdateForm = /* @__PURE__ */ formOf(api.endpoints, "supportTimesUpdate", "supportTimesForm", supportTimesFormRules);

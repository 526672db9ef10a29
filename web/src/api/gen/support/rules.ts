// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { AssigneeForm, AttachmentUpload, CannedEdit, CannedFields, MessageForm, SeenForm, SnoozeForm, StatusForm, SupportTimesForm, TechTicketCreation, TicketCreation } from "./endpoints";

export const assigneeFormRules: Rules<AssigneeForm> = {
  userCode: [maxLength(100, "At most 100 characters.")],
  note: [maxLength(5000, "At most 5000 characters.")],
};

export const attachmentUploadRules: Rules<AttachmentUpload> = {
  files: [minLength(1, "Choose a file.")],
};

export const cannedEditRules: Rules<CannedEdit> = {
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  shortcut: [maxLength(20, "At most 20 characters."), pattern("^(?:[a-z0-9-]*)$", "Only small letters, digits and hyphens.")],
  texts: [],
  sharedWith: [],
  cannedId: [required("Choose a canned reply.")],
};

export const cannedFieldsRules: Rules<CannedFields> = {
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  shortcut: [maxLength(20, "At most 20 characters."), pattern("^(?:[a-z0-9-]*)$", "Only small letters, digits and hyphens.")],
  texts: [],
  sharedWith: [],
};

export const messageFormRules: Rules<MessageForm> = {
  text: [required("Message is required."), maxLength(5000, "At most 5000 characters.")],
  isInternal: [],
  lastSeenMessageId: [maxLength(100, "At most 100 characters.")],
  attachmentIds: [maxItems(5, "At most 5 images.")],
  status: [],
};

export const seenFormRules: Rules<SeenForm> = {
  messageId: [required("Name a message.")],
};

export const snoozeFormRules: Rules<SnoozeForm> = {
  until: [],
};

export const statusFormRules: Rules<StatusForm> = {
  status: [required("Choose a status.")],
};

export const supportTimesFormRules: Rules<SupportTimesForm> = {
  opId: [],
  firstReplyMinutes: [ge(5, "At least 5 minutes."), le(10080, "At most 10080 minutes.")],
  nextReplyMinutes: [ge(5, "At least 5 minutes."), le(10080, "At most 10080 minutes.")],
  releaseMinutes: [ge(5, "At least 5 minutes."), le(1440, "At most 1440 minutes.")],
};

export const techTicketCreationRules: Rules<TechTicketCreation> = {
  opId: [],
  subject: [required("Subject is required.")],
  priority: [],
  message: [required("Message is required."), maxLength(5000, "At most 5000 characters.")],
};

export const ticketCreationRules: Rules<TicketCreation> = {
  brandId: [required("Brand is required.")],
  customerId: [required("Customer is required.")],
  subject: [required("Subject is required.")],
  message: [required("Message is required."), maxLength(5000, "At most 5000 characters.")],
  agentId: [],
  priority: [],
  txId: [],
};

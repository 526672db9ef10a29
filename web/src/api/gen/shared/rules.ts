// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { InvoiceV1Edit, Person } from "./types";

export const invoiceV1EditRules: Rules<InvoiceV1Edit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  note: [maxLength(500, "At most 500 characters.")],
  invoiceId: [required("Missing Invoice ID.")],
};

export const personRules: Rules<Person> = {
  id: [],
  nickname: [],
};

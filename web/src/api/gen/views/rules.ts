// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, required, type Rules } from "../../rules";
import type { ViewEdit, ViewForm } from "./endpoints";

export const viewEditRules: Rules<ViewEdit> = {
  name: [required("Name is required."), maxLength(60, "At most 60 characters.")],
  query: [maxLength(2000, "At most 2000 characters.")],
  columns: [maxItems(100, "At most 100 columns.")],
  sharedWith: [],
};

export const viewFormRules: Rules<ViewForm> = {
  name: [required("Name is required."), maxLength(60, "At most 60 characters.")],
  query: [maxLength(2000, "At most 2000 characters.")],
  columns: [maxItems(100, "At most 100 columns.")],
  sharedWith: [],
  listId: [required("The list is required.")],
};

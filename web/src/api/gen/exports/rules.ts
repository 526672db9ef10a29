// Generated from the contracts by `make contracts`. Never edited.

import { maxItems, maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { ExportColumn, ExportFilters, ExportForm } from "./endpoints";

export const exportColumnRules: Rules<ExportColumn> = {
  field: [required("A field is required."), maxLength(200, "At most 200 characters.")],
  title: [maxLength(200, "At most 200 characters.")],
  labels: [],
};

export const exportFiltersRules: Rules<ExportFilters> = {
  opId: [],
};

export const exportFormRules: Rules<ExportForm> = {
  list: [required("Choose a list.")],
  filters: [],
  columns: [minLength(1, "Choose at least one column."), maxItems(200, "At most 200 columns.")],
  format: [required("Choose a format.")],
  name: [maxLength(100, "At most 100 characters."), pattern("^(?:^[A-Za-z0-9][A-Za-z0-9 _.-]*$)$", "Letters, digits, spaces, dots, - and _ only.")],
  keepsHeadings: [],
  isMasked: [],
  page: [maxLength(2000, "At most 2,000 characters."), pattern("^(?:^/([^/].*)?$)$", "An address within the console.")],
};

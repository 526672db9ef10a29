// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, minLength, pattern, required, type Rules } from "../../rules";
import type { CfAccountEdit, CfAccountV1Form, CfAccountV2Form } from "./endpoints";

export const cfAccountEditRules: Rules<CfAccountEdit> = {
  cfAccountCode: [required("Account code is required.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  cfApiKey: [maxLength(200, "An API token can have at most 200 characters.")],
  note: [maxLength(2000, "At most 2000 characters.")],
};

export const cfAccountV1FormRules: Rules<CfAccountV1Form> = {
  operator: [],
  token: [required("API token is required."), minLength(20, "An API token must have at least 20 characters."), maxLength(200, "An API token can have at most 200 characters.")],
  accountId: [required("Account ID is required."), pattern("^(?:[0-9A-Za-z_-]{6,64})$", "Enter the account ID as the provider shows it.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
};

export const cfAccountV2FormRules: Rules<CfAccountV2Form> = {
  opId: [required("Operator is required.")],
  token: [required("API token is required."), minLength(20, "An API token must have at least 20 characters."), maxLength(200, "An API token can have at most 200 characters.")],
  accountId: [required("Account ID is required."), pattern("^(?:[0-9A-Za-z_-]{6,64})$", "Enter the account ID as the provider shows it.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
};

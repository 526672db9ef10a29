// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, minLength, required, type Rules } from "../../rules";
import type { DevDnsEdit, DevDnsForm } from "./endpoints";

export const devDnsEditRules: Rules<DevDnsEdit> = {
  id: [required("Choose a record.")],
  type: [required("Type is required.")],
  name: [required("Name is required."), minLength(3, "The name must have 3 to 25 characters."), maxLength(253, "Too long for DNS.")],
  content: [required("Content is required."), minLength(3, "The content must have 3 to 25 characters."), maxLength(2048, "Too long for DNS.")],
};

export const devDnsFormRules: Rules<DevDnsForm> = {
  type: [required("Type is required.")],
  name: [required("Name is required."), minLength(3, "The name must have 3 to 25 characters."), maxLength(25, "The name must have 3 to 25 characters.")],
  content: [required("Content is required."), minLength(3, "The content must have 3 to 25 characters."), maxLength(25, "The content must have 3 to 25 characters.")],
};

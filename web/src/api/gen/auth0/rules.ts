// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, required, type Rules } from "../../rules";
import type { Auth0DomainForm } from "./endpoints";

export const auth0DomainFormRules: Rules<Auth0DomainForm> = {
  url: [required("URL is required."), maxLength(500, "At most 500 characters.")],
  type: [required("Choose a type.")],
};

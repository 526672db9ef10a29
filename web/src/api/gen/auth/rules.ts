// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, pattern, required, type Rules } from "../../rules";
import type { Credentials, ProofForm } from "./endpoints";

export const credentialsRules: Rules<Credentials> = {
  email: [required("Email is required."), maxLength(254, "At most 254 characters.")],
  password: [required("Password is required."), maxLength(256, "At most 256 characters.")],
  world: [pattern("^(?:[A-Za-z0-9_-]{1,64})$", "Enter the name of a world.")],
};

export const proofFormRules: Rules<ProofForm> = {
  password: [required("Password is required."), maxLength(256, "At most 256 characters.")],
};

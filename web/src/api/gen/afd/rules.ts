// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, minLength, required, type Rules } from "../../rules";
import type { AfdAssociation, AfdDomainNamed, AfdProfileEdit, AfdProfileForm, AfdProfileOptions, CustomDomainForm } from "./endpoints";

export const afdAssociationRules: Rules<AfdAssociation> = {
  domainId: [required("Choose a custom domain.")],
  isAssociated: [],
};

export const afdDomainNamedRules: Rules<AfdDomainNamed> = {
  domainId: [required("Choose a custom domain.")],
};

export const afdProfileEditRules: Rules<AfdProfileEdit> = {
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  isDefault: [],
  description: [maxLength(2000, "At most 2000 characters.")],
  note: [maxLength(2000, "At most 2000 characters.")],
  extraData: [maxLength(2000, "At most 2000 characters.")],
  endpointNamePrefix: [maxLength(90, "At most 90 characters.")],
  ppfRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  apiRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  boRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  options: [],
  afdProfileName: [required("Profile name is required."), maxLength(90, "At most 90 characters.")],
  managedIdentityClientId: [maxLength(90, "At most 90 characters.")],
  resourceGroup: [maxLength(90, "At most 90 characters.")],
};

export const afdProfileFormRules: Rules<AfdProfileForm> = {
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  isDefault: [],
  description: [maxLength(2000, "At most 2000 characters.")],
  note: [maxLength(2000, "At most 2000 characters.")],
  extraData: [maxLength(2000, "At most 2000 characters.")],
  endpointNamePrefix: [maxLength(90, "At most 90 characters.")],
  ppfRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  apiRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  boRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  options: [],
  managedIdentityClientId: [required("Identity client ID is required."), maxLength(90, "At most 90 characters.")],
  resourceGroup: [required("Resource group is required."), maxLength(90, "At most 90 characters.")],
  afdProfileName: [required("Profile name is required."), maxLength(90, "At most 90 characters.")],
};

export const afdProfileOptionsRules: Rules<AfdProfileOptions> = {
  skipExistingAfdProfileCheck: [],
};

export const customDomainFormRules: Rules<CustomDomainForm> = {
  domain: [required("Domain name is required."), minLength(3, "Between 3 and 25 characters."), maxLength(25, "Between 3 and 25 characters.")],
  target: [required("Choose a target.")],
};

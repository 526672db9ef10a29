// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, places, required, type Rules } from "../../rules";
import type { CredentialsEdit, GatewayConversion, GatewayCreate, GatewayCredentials, GatewayEdit, GatewayOrdering, GatewayRemoval, GatewaySwitch, GatewayTexts, InstanceCreate, InstanceRemoval, OperatorTagsEdit, OrderedGateway } from "./endpoints";

export const credentialsEditRules: Rules<CredentialsEdit> = {
  uuid: [required("Gateway is required.")],
  opId: [],
  credentials: [],
};

export const gatewayConversionRules: Rules<GatewayConversion> = {
  uuid: [required("Gateway is required.")],
  amount: [places(8), ge(0, "At least 0."), le(10000000, "At most 10,000,000.")],
  currency: [required("Choose a currency.")],
  walletCurrency: [required("Choose a currency.")],
};

export const gatewayCreateRules: Rules<GatewayCreate> = {
  opId: [],
  category: [],
  provider: [required("Provider is required.")],
  order: [ge(1, "The order begins at 1."), le(99999, "At most 99999.")],
  title: [],
  subtitle: [],
  description: [],
};

export const gatewayCredentialsRules: Rules<GatewayCredentials> = {
  merchantId: [maxLength(500, "At most 500 characters.")],
  apiKey: [maxLength(500, "At most 500 characters.")],
  secret: [maxLength(500, "At most 500 characters.")],
};

export const gatewayEditRules: Rules<GatewayEdit> = {
  uuid: [required("Gateway is required.")],
  opId: [],
  order: [ge(1, "The order begins at 1."), le(99999, "At most 99999.")],
  title: [],
  subtitle: [],
  description: [],
  minAmount: [places(8)],
  maxAmount: [places(8)],
  fixedFee: [places(8), ge(0, "At least 0."), le(10000, "At most 10,000.")],
  feePercentage: [places(4), ge(0, "At least 0 %."), le(100, "At most 100 %.")],
  margin: [places(4), ge(0, "At least 0 %."), le(50, "At most 50 %.")],
  currencies: [maxItems(10, "Choose each currency once.")],
  countries: [maxItems(249, "Choose each country once.")],
  tags: [maxItems(30, "At most 30 tags.")],
};

export const gatewayOrderingRules: Rules<GatewayOrdering> = {
  opId: [],
  gateways: [minLength(2, "At least 2 gateways."), maxItems(500, "At most 500 gateways.")],
};

export const gatewayRemovalRules: Rules<GatewayRemoval> = {
  uuid: [required("Gateway is required.")],
  opId: [],
  provider: [],
  order: [],
  title: [],
  subtitle: [],
  description: [],
  credentials: [],
};

export const gatewaySwitchRules: Rules<GatewaySwitch> = {
  uuid: [required("Gateway is required.")],
  opId: [],
  isActive: [],
};

export const gatewayTextsRules: Rules<GatewayTexts> = {
  en: [maxLength(200, "At most 200 characters.")],
  de: [maxLength(200, "At most 200 characters.")],
  es: [maxLength(200, "At most 200 characters.")],
  fr: [maxLength(200, "At most 200 characters.")],
  pt: [maxLength(200, "At most 200 characters.")],
  tr: [maxLength(200, "At most 200 characters.")],
  ru: [maxLength(200, "At most 200 characters.")],
  ar: [maxLength(200, "At most 200 characters.")],
  fa: [maxLength(200, "At most 200 characters.")],
  ckb: [maxLength(200, "At most 200 characters.")],
};

export const instanceCreateRules: Rules<InstanceCreate> = {
  category: [required("Category is required.")],
  operation: [required("Operation is required.")],
  provider: [required("Provider is required.")],
  opId: [],
};

export const instanceRemovalRules: Rules<InstanceRemoval> = {
  _id: [required("Gateway is required.")],
  opId: [],
};

export const operatorTagsEditRules: Rules<OperatorTagsEdit> = {
  opId: [],
  operatorTags: [maxItems(30, "At most 30 tags.")],
};

export const orderedGatewayRules: Rules<OrderedGateway> = {
  uuid: [required("Gateway is required.")],
  revision: [],
};

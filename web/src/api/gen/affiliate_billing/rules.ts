// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, places, required, type Rules } from "../../rules";
import type { AffiliatePaymentEdit, AffiliatePaymentForm, AffiliatePaymentKey } from "./endpoints";

export const affiliatePaymentEditRules: Rules<AffiliatePaymentEdit> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), places(2), ge(0.01, "Enter an amount greater than 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  _id: [required("Missing Payment ID.")],
  updatedBy: [],
  opId: [],
  affId: [],
};

export const affiliatePaymentFormRules: Rules<AffiliatePaymentForm> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), places(2), ge(0.01, "Enter an amount greater than 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  affId: [required("Affiliate not found, please select an affiliate.")],
  claimId: [],
  parentOpId: [],
  createdBy: [],
  updatedBy: [],
};

export const affiliatePaymentKeyRules: Rules<AffiliatePaymentKey> = {
  paymentId: [required("Missing Payment ID.")],
  opId: [required("Operator not found, please select an operator.")],
  affId: [required("Affiliate not found, please select an affiliate.")],
};

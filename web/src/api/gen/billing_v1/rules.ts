// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, places, required, type Rules } from "../../rules";
import type { InvoiceV1Form, InvoiceV1Key, OperatorPaymentForm, PaymentV1Key } from "./endpoints";

export const invoiceV1FormRules: Rules<InvoiceV1Form> = {
  month: [required("Month is required.")],
  year: [required("Year is required."), ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  parentOpId: [],
  testPlayersInclusion: [required("Choose which players to include.")],
  includeBrands: [required("Choose whether to include brands.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  note: [required("Note is required."), maxLength(500, "At most 500 characters.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  createdBy: [],
  duplicate: [],
  opId: [required("Operator not found, please select an operator.")],
};

export const invoiceV1KeyRules: Rules<InvoiceV1Key> = {
  invoiceId: [required("Missing Invoice ID.")],
  opId: [required("Operator not found, please select an operator.")],
};

export const operatorPaymentFormRules: Rules<OperatorPaymentForm> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), places(2), ge(0.01, "Enter an amount greater than 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  createdBy: [],
};

export const paymentV1KeyRules: Rules<PaymentV1Key> = {
  paymentId: [required("Missing Payment ID.")],
  opId: [required("Operator not found, please select an operator.")],
};

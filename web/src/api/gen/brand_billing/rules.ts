// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, places, required, type Rules } from "../../rules";
import type { BrandInvoiceEdit, BrandInvoiceForm, BrandInvoiceKey, BrandPaymentEdit, BrandPaymentForm, BrandPaymentKey, InvoiceRecordEdit, PaymentRecordEdit } from "./endpoints";

export const brandInvoiceEditRules: Rules<BrandInvoiceEdit> = {
  invoiceId: [required("Missing Invoice ID.")],
  payload: [],
};

export const brandInvoiceFormRules: Rules<BrandInvoiceForm> = {
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
  opId: [required("Brand not found, please select a brand.")],
};

export const brandInvoiceKeyRules: Rules<BrandInvoiceKey> = {
  invoiceId: [required("Missing Invoice ID.")],
  opId: [required("Brand not found, please select a brand.")],
};

export const brandPaymentEditRules: Rules<BrandPaymentEdit> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  paymentId: [required("Missing Payment ID.")],
  payload: [],
};

export const brandPaymentFormRules: Rules<BrandPaymentForm> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), places(2), ge(0.01, "Enter an amount greater than 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  opId: [required("Brand not found, please select a brand.")],
  parentOpId: [],
  createdBy: [],
};

export const brandPaymentKeyRules: Rules<BrandPaymentKey> = {
  paymentId: [required("Missing Payment ID.")],
  opId: [required("Brand not found, please select a brand.")],
};

export const invoiceRecordEditRules: Rules<InvoiceRecordEdit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  note: [maxLength(500, "At most 500 characters.")],
};

export const paymentRecordEditRules: Rules<PaymentRecordEdit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), places(2), ge(0.01, "Enter an amount greater than 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  _id: [],
  updatedBy: [],
  opId: [],
  affId: [],
};

// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, pattern, places, required, type Rules } from "../../rules";
import type { AdditionalCost, CardsRequest, CpgTransferEdit, InvoiceEdit, InvoiceForm, InvoiceSettingsForm, ManualPaymentEdit, ManualPaymentForm } from "./endpoints";

export const additionalCostRules: Rules<AdditionalCost> = {
  name: [required("Enter a name for the cost."), maxLength(60, "At most 60 characters.")],
  value: [required("Enter a value for the cost."), places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
};

export const cardsRequestRules: Rules<CardsRequest> = {
  opId: [],
  year: [required("Year is required."), ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  includeBrands: [],
};

export const cpgTransferEditRules: Rules<CpgTransferEdit> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  brandOpId: [],
  invoiceNo: [ge(1, "Invoice numbers start at 1; leave it out for none.")],
  month: [ge(1, "The month must be between 1 and 12."), le(12, "The month must be between 1 and 12.")],
  year: [ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  issuedDate: [],
  paymentDate: [],
  description: [maxLength(500, "At most 500 characters.")],
  id: [],
  paymentId: [],
  paymentType: [],
  currency: [pattern("^(?:[A-Za-z0-9._-]{2,16})$", "Enter a currency or a token.")],
  amount: [places(8)],
  exchangeRateInUSD: [places(8)],
  amountInUSD: [places(2)],
};

export const invoiceEditRules: Rules<InvoiceEdit> = {
  casinoGGRPercentage: [places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  sportGGRPercentage: [places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  premiumSportInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  premiumBotInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  minMonthlyFeeInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  additionalCosts: [maxItems(20, "At most 20 additional costs.")],
  invoiceId: [required("Missing Invoice ID.")],
  opId: [required("Operator not found, please select an operator.")],
  year: [ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  month: [ge(1, "The month must be between 1 and 12."), le(12, "The month must be between 1 and 12.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  superAdminNote: [maxLength(2000, "At most 2000 characters.")],
  overrideSettings: [],
  brandFeeInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
};

export const invoiceFormRules: Rules<InvoiceForm> = {
  casinoGGRPercentage: [places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  sportGGRPercentage: [places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  premiumSportInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  premiumBotInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  minMonthlyFeeInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  additionalCosts: [maxItems(20, "At most 20 additional costs.")],
  opId: [required("Operator not found, please select an operator.")],
  year: [required("Year is required."), ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  month: [required("Month is required."), ge(1, "The month must be between 1 and 12."), le(12, "The month must be between 1 and 12.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  superAdminNote: [maxLength(2000, "At most 2000 characters.")],
  overrideSettings: [],
  brandFeeInUSD: [places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  overwriteExistingInvoice: [],
};

export const invoiceSettingsFormRules: Rules<InvoiceSettingsForm> = {
  casinoGGRPercentage: [required("Casino GGR percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  sportGGRPercentage: [required("Sport GGR percentage is required."), places(4), ge(0, "Enter a percentage between 0 and 100."), le(100, "Enter a percentage between 0 and 100.")],
  premiumSportInUSD: [required("Premium sport is required; 0 for none."), places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  premiumBotInUSD: [required("Premium bot is required; 0 for none."), places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  minMonthlyFeeInUSD: [required("Minimum monthly fee is required; 0 for none."), places(2), ge(0, "Enter an amount of at least 0."), le(9999999999.99, "At most 9,999,999,999.99 USD.")],
  additionalCosts: [maxItems(20, "At most 20 additional costs.")],
  opId: [required("Operator not found, please select an operator.")],
};

export const manualPaymentEditRules: Rules<ManualPaymentEdit> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  brandOpId: [],
  invoiceNo: [ge(1, "Invoice numbers start at 1; leave it out for none.")],
  month: [ge(1, "The month must be between 1 and 12."), le(12, "The month must be between 1 and 12.")],
  year: [ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  issuedDate: [],
  paymentDate: [],
  description: [maxLength(500, "At most 500 characters.")],
  paymentType: [required("Payment type is required.")],
  currency: [required("Currency is required.")],
  amount: [required("Amount is required."), places(8)],
  exchangeRateInUSD: [required("Exchange rate is required."), places(8), ge(0.01, "The exchange rate must be at least 0.01.")],
  amountInUSD: [places(2)],
  id: [],
  paymentId: [],
};

export const manualPaymentFormRules: Rules<ManualPaymentForm> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  brandOpId: [],
  invoiceNo: [ge(1, "Invoice numbers start at 1; leave it out for none.")],
  month: [ge(1, "The month must be between 1 and 12."), le(12, "The month must be between 1 and 12.")],
  year: [ge(2024, "The year must be 2024 or later."), le(2999, "The year must be 2999 or earlier.")],
  issuedDate: [],
  paymentDate: [],
  description: [maxLength(500, "At most 500 characters.")],
  paymentType: [required("Payment type is required.")],
  currency: [required("Currency is required.")],
  amount: [required("Amount is required."), places(8)],
  exchangeRateInUSD: [required("Exchange rate is required."), places(8), ge(0.01, "The exchange rate must be at least 0.01.")],
  amountInUSD: [places(2)],
};

// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, places, required, type Rules } from "../../rules";
import type { BalanceConversion, BonusTopup, ExchangeRatesForm, WalletTopup } from "./endpoints";

export const balanceConversionRules: Rules<BalanceConversion> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  playerId: [required("Missing player ID.")],
  fromCurrency: [required("Choose the currency to convert.")],
  toCurrency: [required("Choose the currency to convert to.")],
};

export const bonusTopupRules: Rules<BonusTopup> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  playerCode: [required("Missing player code.")],
  amount: [required("Amount is required."), places(2), ge(-100000000, "Enter an amount between -100000000 and 100000000."), le(100000000, "Enter an amount between -100000000 and 100000000.")],
  action: [required("Choose Increase or Decrease.")],
  note: [required("A note is required."), maxLength(200, "The note has at most 200 characters.")],
};

export const exchangeRatesFormRules: Rules<ExchangeRatesForm> = {
  playerWalletCurrencies: [maxItems(50, "At most 50 currencies.")],
  gatewayCurrencies: [maxItems(50, "At most 50 currencies.")],
};

export const walletTopupRules: Rules<WalletTopup> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  playerCode: [required("Missing player code.")],
  currency: [required("Currency is required.")],
  amount: [required("Amount is required."), places(8)],
  action: [required("Choose Increase or Decrease.")],
  reason: [required("Choose a reason.")],
  note: [required("A note is required."), maxLength(200, "The note has at most 200 characters.")],
};

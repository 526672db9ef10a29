// Generated from the contracts by `make contracts`. Never edited.

import { maxLength, minLength, places, required, type Rules } from "../../rules";
import type { ExternalTopup, ExternalWithdraw } from "./endpoints";

export const externalTopupRules: Rules<ExternalTopup> = {
  uuid: [required("Missing wallet.")],
  voucherCode: [required("Voucher code is required."), minLength(28, "A voucher code has at least 28 characters."), maxLength(120, "A voucher code has at most 120 characters.")],
};

export const externalWithdrawRules: Rules<ExternalWithdraw> = {
  uuid: [required("Missing wallet.")],
  amount: [required("Amount is required."), places(2)],
};

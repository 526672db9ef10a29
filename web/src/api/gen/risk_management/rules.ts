// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxLength, type Rules } from "../../rules";
import type { CardUsersQuery } from "./endpoints";

export const cardUsersQueryRules: Rules<CardUsersQuery> = {
  fromDate: [],
  toDate: [],
  cardNumber: [maxLength(40, "At most 40 characters.")],
  playerCode: [],
  transactionType: [],
  status: [],
  isShared: [],
  isTest: [],
  opId: [],
  includeBrands: [],
  page: [ge(1, "Pages are counted from 1."), le(1000000000, "There is no page beyond 1000000000.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
};

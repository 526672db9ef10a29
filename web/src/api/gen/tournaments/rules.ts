// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, pattern, places, required, type Rules } from "../../rules";
import type { Payout, TournamentCancel, TournamentDraft, TournamentEdit, TournamentPrize, TournamentText } from "./endpoints";

export const payoutRules: Rules<Payout> = {
  acknowledged: [maxItems(20, "At most 20 codes.")],
  type: [required("Choose approve or reject.")],
  winnerId: [required("Winner is required."), maxLength(100, "At most 100 characters.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
};

export const tournamentCancelRules: Rules<TournamentCancel> = {
  id: [required("Tournament is required."), maxLength(100, "At most 100 characters.")],
  note: [required("Enter a note."), maxLength(200, "At most 200 characters.")],
};

export const tournamentDraftRules: Rules<TournamentDraft> = {
  texts: [minLength(1, "Enter a title."), maxItems(20, "At most 20 languages.")],
  betType: [required("Choose a bet type.")],
  games: [maxItems(100, "At most 100.")],
  providers: [maxItems(100, "At most 100.")],
  sports: [maxItems(100, "At most 100.")],
  scoring: [required("Choose a scoring.")],
  minBetAmountInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(100000, "At most 100,000 USD.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  prizes: [minLength(1, "Enter a prize."), maxItems(100, "At most 100 prizes.")],
  opId: [required("Choose an operator.")],
};

export const tournamentEditRules: Rules<TournamentEdit> = {
  texts: [minLength(1, "Enter a title."), maxItems(20, "At most 20 languages.")],
  betType: [required("Choose a bet type.")],
  games: [maxItems(100, "At most 100.")],
  providers: [maxItems(100, "At most 100.")],
  sports: [maxItems(100, "At most 100.")],
  scoring: [required("Choose a scoring.")],
  minBetAmountInUSD: [required("Enter an amount, or 0."), places(2), ge(0, "At least 0."), le(100000, "At most 100,000 USD.")],
  startTime: [required("Enter the start.")],
  endTime: [required("Enter the end.")],
  prizes: [minLength(1, "Enter a prize."), maxItems(100, "At most 100 prizes.")],
  id: [required("Tournament is required."), maxLength(100, "At most 100 characters.")],
};

export const tournamentPrizeRules: Rules<TournamentPrize> = {
  rank: [ge(1, "Ranks are counted from 1.")],
  amountInUSD: [required("Enter an amount."), places(2), ge(0.01, "More than 0."), le(10000000, "At most 10,000,000 USD.")],
};

export const tournamentTextRules: Rules<TournamentText> = {
  language: [required("Choose a language."), pattern("^(?:[a-z]{2,3})$", "Enter a language code, such as en.")],
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
};

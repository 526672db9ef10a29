// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, places, required, type Rules } from "../../rules";
import type { GameClone, GameEdit, GameEntryUpdate, GameImage, GameLaunch, GameOperators, GameOrder, GameSearch, GameStatuses, GameUpdate, OperatorGameUpdate } from "./endpoints";

export const gameCloneRules: Rules<GameClone> = {
  sourceOpId: [required("Source operator is required.")],
  destOpId: [required("Target operator is required.")],
};

export const gameEditRules: Rules<GameEdit> = {
  id: [required("Game is required."), maxLength(100, "At most 100 characters.")],
  update: [],
  imageFile: [],
};

export const gameEntryUpdateRules: Rules<GameEntryUpdate> = {
  dto: [],
  opId: [required("Operator is required.")],
  gameTitle: [maxLength(100, "At most 100 characters.")],
};

export const gameImageRules: Rules<GameImage> = {
  gameId: [required("Game is required."), maxLength(100, "At most 100 characters.")],
  blobName: [required("Image is required.")],
};

export const gameLaunchRules: Rules<GameLaunch> = {
  playerCode: [required("Player code is required."), maxLength(100, "At most 100 characters.")],
  ip: [required("IP address is required.")],
  gameId: [required("Game is required."), maxLength(100, "At most 100 characters.")],
  country: [required("Country is required.")],
  language: [required("Language is required.")],
  currency: [required("Currency is required.")],
  isDemo: [],
  isUniversalLaunch: [],
  isMobile: [],
};

export const gameOperatorsRules: Rules<GameOperators> = {
  gameId: [required("Game is required."), maxLength(100, "At most 100 characters.")],
  opIds: [maxItems(1000, "At most 1000 operators.")],
};

export const gameOrderRules: Rules<GameOrder> = {
  opId: [required("Operator is required.")],
  gameIds: [minLength(1, "Choose a game."), maxItems(1000, "At most 1000 games.")],
};

export const gameSearchRules: Rules<GameSearch> = {
  text: [maxLength(100, "At most 100 characters.")],
  opId: [],
  limit: [ge(1, "At least 1."), le(50, "At most 50.")],
};

export const gameStatusesRules: Rules<GameStatuses> = {
  opId: [required("Operator is required.")],
  gameIds: [minLength(1, "Choose a game."), maxItems(1000, "At most 1000 games.")],
  status: [],
};

export const gameUpdateRules: Rules<GameUpdate> = {
  title: [required("Title is required."), minLength(1, "Title is required."), maxLength(100, "At most 100 characters.")],
  categories: [maxLength(500, "At most 500 characters."), minLength(1, "At least one category.")],
  subCategories: [maxLength(500, "At most 500 characters.")],
  tag: [maxLength(40, "At most 40 characters.")],
  status: [],
  reason: [maxLength(200, "At most 200 characters.")],
  displayRTP: [places(2), ge(0, "At least 0."), le(100, "At most 100.")],
  restrictedCountries: [maxLength(1500, "At most 1500 characters.")],
  order: [ge(1, "At least 1."), le(99999, "At most 99999.")],
};

export const operatorGameUpdateRules: Rules<OperatorGameUpdate> = {
  gameId: [required("Game is required."), maxLength(100, "At most 100 characters.")],
  order: [ge(1, "At least 1."), le(99999, "At most 99999.")],
  status: [],
};

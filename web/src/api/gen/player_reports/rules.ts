// Generated from the contracts by `make contracts`. Never edited.

import { required, type Rules } from "../../rules";
import type { AffiliatePanel, PlayerPanel } from "./endpoints";

export const affiliatePanelRules: Rules<AffiliatePanel> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  channelId: [],
  subChannelId: [],
  channelType: [],
  period: [],
};

export const playerPanelRules: Rules<PlayerPanel> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  parentOpId: [],
};

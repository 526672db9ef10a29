// Generated from the contracts by `make contracts`. Never edited.

import { required, type Rules } from "../../rules";
import type { PlayerPanel } from "./endpoints";

export const playerPanelRules: Rules<PlayerPanel> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  parentOpId: [],
};

// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  providerPayment: {"method": "GET", "path": "/api/billingV2/provider-payment", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["CardsV2", "ProviderPayment"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": true, "wholeAnswer": false},
} as const satisfies Record<string, OperationMeta>;

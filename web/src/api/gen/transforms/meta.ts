// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  transformPreview: {"method": "GET", "path": "/api/operators/transform", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "makesStale": [], "isKeyed": false, "isMatched": false, "isPoll": false, "wholeAnswer": false},
  operatorToBrand: {"method": "POST", "path": "/api/operators/transform", "effect": "write", "isPublic": false, "success": "Operator transformed into a brand!", "failure": "The operator was not transformed. Nothing has changed.", "tags": [], "makesStale": ["BillingV1", "CardsV2", "InvoiceSettingsV2", "InvoiceV2", "Me", "Operator", "OperatorSettings"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "proofSeconds": 600},
  brandToOperator: {"method": "POST", "path": "/api/operators/transform/brand", "effect": "write", "isPublic": false, "success": "Brand transformed into an operator!", "failure": "The brand was not transformed. Nothing has changed.", "tags": [], "makesStale": ["BillingV1", "CardsV2", "InvoiceSettingsV2", "InvoiceV2", "Me", "Operator", "OperatorSettings"], "isKeyed": true, "isMatched": false, "isPoll": false, "wholeAnswer": false, "proofSeconds": 600},
} as const satisfies Record<string, OperationMeta>;

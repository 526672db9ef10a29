// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  transformPreview: {"method": "GET", "path": "/api/operators/transform", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["Operator"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  operatorToBrand: {"method": "POST", "path": "/api/operators/transform", "effect": "write", "isPublic": false, "success": "Operator transformed into a brand!", "failure": "The operator was not transformed. Nothing has changed.", "tags": [], "invalidates": ["BillingV1", "CardsV2", "InvoiceSettingsV2", "InvoiceV2", "Me", "Operator", "OperatorSettings"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "proofSeconds": 600},
  brandToOperator: {"method": "POST", "path": "/api/operators/transform/brand", "effect": "write", "isPublic": false, "success": "Brand transformed into an operator!", "failure": "The brand was not transformed. Nothing has changed.", "tags": [], "invalidates": ["BillingV1", "CardsV2", "InvoiceSettingsV2", "InvoiceV2", "Me", "Operator", "OperatorSettings"], "takesIdempotencyKey": true, "ifMatch": false, "isPoll": false, "returnsEnvelope": false, "proofSeconds": 600},
} as const satisfies Record<string, OperationMeta>;

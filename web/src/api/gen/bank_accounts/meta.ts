// Generated from the contracts by `make contracts`. Never edited.

import type { OperationMeta } from "../meta";

export const operations = {
  bankAccounts: {"method": "GET", "path": "/api/paymentsV2/withdraw/bank-accounts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BankAccount"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  bankAccount: {"method": "GET", "path": "/api/paymentsV2/withdraw/bank-accounts/{uuid}", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BankAccount"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  bankAccountFacts: {"method": "GET", "path": "/api/paymentsV2/withdraw/bank-accounts/{uuid}/facts", "effect": "read", "isPublic": false, "success": null, "failure": null, "tags": ["BankAccount"], "invalidates": [], "takesIdempotencyKey": false, "ifMatch": false, "isPoll": false, "returnsEnvelope": false},
  bankAccountReview: {"method": "PUT", "path": "/api/paymentsV2/withdraw/bank-accounts", "effect": "write", "isPublic": false, "success": {"field": "actionType", "byValue": {"confirm": "Bank account approved!", "reject": "Bank account rejected!"}}, "failure": "The bank account was not changed. Please try again.", "tags": [], "invalidates": ["Badges", "BankAccount", "Withdrawal"], "takesIdempotencyKey": true, "ifMatch": true, "isPoll": false, "returnsEnvelope": false, "act": {"name": "approveBankAccount", "body": "bankAccountReview"}},
} as const satisfies Record<string, OperationMeta>;

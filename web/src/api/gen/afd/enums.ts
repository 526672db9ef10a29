// Generated from the contracts by `make contracts`. Never edited.

export const afdTargetValues = ["player", "backoffice"] as const;
export type AfdTarget = (typeof afdTargetValues)[number];

export const deploymentStatusValues = ["NotStarted", "InProgress", "Succeeded", "Failed"] as const;
export type DeploymentStatus = (typeof deploymentStatusValues)[number];

export const domainValidationStateValues = ["Unknown", "Submitting", "Pending", "Approved", "Rejected", "TimedOut", "PendingRevalidation", "RefreshingValidationToken", "InternalError"] as const;
export type DomainValidationState = (typeof domainValidationStateValues)[number];

export const provisioningStateValues = ["Creating", "Updating", "Deleting", "Succeeded", "Failed"] as const;
export type ProvisioningState = (typeof provisioningStateValues)[number];

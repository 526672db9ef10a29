import type { GatewayEffect, PaymentGateway } from '@/api/gen/gateways/endpoints'

interface EffectTextProps {
  readonly gateway: PaymentGateway
  readonly isActive: boolean
  /** Absent where it could not be read. */
  readonly effect: GatewayEffect | undefined
}

/** What switching it begins or stops, in words. */
export function EffectText({ gateway, isActive, effect }: EffectTextProps) {
  const { provider, credentialsSet } = gateway
  if (isActive)
    return (
      <p>
        Requests that fit will take it from now on.
        {provider !== 'MANUAL' &&
          credentialsSet.length === 0 &&
          ' Its credentials are not set: its provider will not accept them.'}
      </p>
    )
  return (
    <>
      <p>It takes no new requests. What is open goes on by it.</p>
      {effect && (
        <ul>
          <li>
            {effect.requestsOfLastDay} in the last 24 hours, {effect.openCount} open now.
          </li>
          <li>{stopped(effect)}</li>
        </ul>
      )}
    </>
  )
}

function stopped({ stopsAll, takenBy, stoppedCurrencies }: GatewayEffect): string {
  if (stopsAll) return 'No other gateway of this provider is on: such requests will be refused.'
  if (stoppedCurrencies.length === 0) return `${takenBy} will take them.`
  return `${takenBy} will take them, but none takes ${stoppedCurrencies.join(', ')}: those will be refused.`
}

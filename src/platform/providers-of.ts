import type { DiscoveryService } from '@nestjs/core';

/** The services of all modules that are of a kind, whatever tokens they are provided under. */
export function providersOf<Kind>(
  discovery: DiscoveryService,
  kind: abstract new (...parameters: never[]) => Kind,
): Kind[] {
  const provided = new Set(discovery.getProviders().map(({ instance }) => instance as unknown));
  return [...provided].filter((instance): instance is Kind => instance instanceof kind);
}

import { Stack } from './stack.js';

export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string | null])[] }) {
  return (
    <Stack as="dl" gap={0.75}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Stack>
  );
}

import { backOffice, backOfficeDark } from '@contract/palette';

export const schemes = { light: backOffice, dark: backOfficeDark } as const;

export type Scheme = keyof typeof schemes;

type Palette = {
  readonly [Group in keyof typeof backOffice]: Readonly<Record<keyof (typeof backOffice)[Group], string>>;
};

const entries = Object.entries(backOffice).flatMap(([group, colours]) =>
  Object.keys(colours).map((name) => ({ group, name, property: `--${group}-${name}` })),
);

/** The colours of a scheme as CSS properties, for the root of the page. */
export function propertiesOf(scheme: Scheme): Record<string, string> {
  const colours: Readonly<Record<string, Readonly<Record<string, string>>>> = schemes[scheme];
  return Object.fromEntries(entries.map(({ group, name, property }) => [property, colours[group]?.[name] ?? '']));
}

const asVariables: Record<string, Record<string, string>> = {};
for (const { group, name, property } of entries) (asVariables[group] ??= {})[name] = `var(${property})`;

/** The colours of the back office in whichever scheme is on (docs/decisions/0052). */
export const palette = asVariables as unknown as Palette;

/** The same where they are what they are in either: the mark, the navigation, what lies on a picture. */
export const { light: brand } = schemes;

export type StepColour = 'coral' | 'yellow' | 'teal' | 'violet';

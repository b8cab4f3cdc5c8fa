/** Where an entity may name stored files: in a URL, a list of URLs or a text. */
export interface FileHolder {
  /** The word that people use for such a record: 'Evento'. */
  kind: string;
  /** The property that says which one it is. */
  title: string;
  properties: readonly string[];
}

const registry = new Map<new () => object, FileHolder>();

/** States which properties of an entity may name stored files, so that a file in use is not deleted. */
export function HoldsFiles<Row extends object>(
  kind: string,
  title: keyof Row & string,
  properties: readonly (keyof Row & string)[],
) {
  return (target: new () => Row): void => {
    registry.set(target, { kind, title, properties });
  };
}

/** Every entity that may name stored files, with what it said of itself. */
export function fileHolders(): ReadonlyMap<new () => object, FileHolder> {
  return registry;
}

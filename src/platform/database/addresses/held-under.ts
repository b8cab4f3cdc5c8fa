import type { ObjectLiteral } from 'typeorm';

/** The description that an entity gives of the personal data in its records. */
export interface Holding<Row extends ObjectLiteral = ObjectLiteral> {
  resource: string;
  /** The name that people know one such record by: 'Mensagem de contacto'. */
  kind: string;
  /** The properties that hold an e-mail address; a record is held under each. */
  addresses: readonly (keyof Row & string)[];
  /** The properties that the person may correct, beside the addresses: how they are called and reached. */
  name?: keyof Row & string;
  phone?: keyof Row & string;
  /** The moment that the record is of. */
  moment: keyof Row & string;
  /** The properties that hold data, each with its name for people, in their order. */
  fields: Readonly<Partial<Record<keyof Row & string, string>>>;
  /** The property that holds the attachment's stored name. */
  attachment?: keyof Row & string;
  /** Says why a record is not erased on the person's word, and how it is instead; null for one that is. */
  notErased?: (row: Row) => string | null;
}

const registry = new Map<new () => object, Holding>();

/** Has an entity's records found by the e-mail addresses in them, and says what is shown of them. */
export function HeldUnder<Row extends ObjectLiteral>(
  resource: string,
  said: Omit<Holding<Row>, 'resource'>,
): (target: new () => Row) => void {
  return (target) => {
    registry.set(target, { ...said, resource } as Holding);
  };
}

/** Returns the description that `@HeldUnder` gave an entity class, or undefined. */
export function heldUnderOf(entity: unknown): Holding | undefined {
  return registry.get(entity as new () => object);
}

/** Every entity whose records are of people, with what it said of itself. */
export function holdings(): ReadonlyMap<new () => object, Holding> {
  return registry;
}

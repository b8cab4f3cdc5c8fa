import type { ObjectLiteral } from 'typeorm';

/** What an entity says of the people whose data its records are. */
export interface Holding<Row extends ObjectLiteral = ObjectLiteral> {
  resource: string;
  /** What people call one such record: 'Mensagem de contacto'. */
  kind: string;
  /** The properties that hold an e-mail address; a record is held under each. */
  addresses: readonly (keyof Row & string)[];
  /** The properties that the person may correct, beside the addresses: how they are called and reached. */
  name?: keyof Row & string;
  phone?: keyof Row & string;
  /** The moment that the record is of. */
  moment: keyof Row & string;
  /** What is held, each with its name for people, in their order. */
  fields: Readonly<Partial<Record<keyof Row & string, string>>>;
  /** The property that holds the attachment's stored name. */
  attachment?: keyof Row & string;
  /** Why such a record is not erased on the person's word, and how it is instead; nothing of one that is. */
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

/** What `@HeldUnder` said of an entity class, or nothing. */
export function heldUnderOf(entity: unknown): Holding | undefined {
  return registry.get(entity as new () => object);
}

/** Every entity whose records are of people, with what it said of itself. */
export function holdings(): ReadonlyMap<new () => object, Holding> {
  return registry;
}

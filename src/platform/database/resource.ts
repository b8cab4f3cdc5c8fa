import type { FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Papel } from '../papeis.js';
import type { RetentionRuleName } from '../config/retention-rules.js';

type Property<Row> = keyof Row & string;

/** A detail by which somebody is reached or called, and which they may correct. */
export type ContactDetail = 'nome' | 'telefone';

/** One kind of record, as the parts of the system that work on many kinds know it. */
export interface ResourceDescriptor<Row extends ObjectLiteral = ObjectLiteral> {
  entity: new () => Row;
  /** The name on the wire, and in the tables that tell of records of many kinds: 'eventos'. */
  name: string;
  noun: string;
  /** The property that says which one it is. */
  title: Property<Row>;
  /** Returns the title as people write it, where it is kept otherwise. */
  titleWords?: (title: string) => string;
  /** Has the overview count the records. Forms need no such mark: theirs are counted by their spec. */
  counted?: Counted<Row>;
  /** The text properties that `filter.q` searches; their words are kept in the index. */
  search?: readonly Property<Row>[];
  /** Those of {@link search} that hold a number, such as a telephone's, and are found by any part of it. */
  numbers: readonly Property<Row>[];
  /** The properties that may name stored files in a URL, a list or a text: a file in use is not deleted. */
  files?: readonly Property<Row>[];
  /** The property that names a picture which the title describes on the site. Such records are few. */
  titled?: Property<Row>;
  /** The property that holds the stored name of a file that is the record's own; the bin withholds that file. */
  ownFile?: Property<Row>;
  /** Has saves kept as versions and removed records in the bin; written by `ContentService`, `saveVersioned` or `History`. */
  history?: true;
  /** Lets records wait before visitors see them: as drafts, scheduled, or archived. */
  drafts?: true;
  versionWords?: VersionWords<Row>;
  /** The properties that are no content, such as who sees the record: bringing a version back leaves them alone. */
  leftAlone: readonly Property<Row>[];
  /** Has the records found by the e-mail addresses in them. */
  heldUnder?: HeldUnder<Row>;
  expires?: readonly Expiry<Row>[];
}

interface Counted<Row> {
  /** The least role that is shown the count. */
  papel: Papel;
  where?: FindOptionsWhere<Row>;
}

interface VersionWords<Row> {
  leftAlone: readonly string[];
  of: (row: Row) => Readonly<Record<string, unknown>>;
  /** Returns the properties that some words of a version were made of. @throws AppError 'invalid', 'forbidden' */
  back: (
    row: Row,
    words: Readonly<Record<string, unknown>>,
    session: { userId: number; papel: Papel; passwordAt: Date },
  ) => Partial<Row>;
}

interface HeldUnder<Row> {
  addresses: readonly Property<Row>[];
  /** The properties that the person may correct, beside the addresses, by what each of them is. */
  contact?: Readonly<Partial<Record<ContactDetail, Property<Row>>>>;
  moment: Property<Row>;
  /** The properties that hold data, each with its name for people, in their order. */
  fields: Readonly<Partial<Record<Property<Row>, string>>>;
  /** Returns one of these as people write it, where it is kept otherwise. */
  written?: Readonly<Partial<Record<Property<Row>, (value: string) => string>>>;
  /** Says why a record is not erased on the person's word, and how it is instead; null for one that is. */
  notErased?: (row: Row) => string | null;
}

interface Expiry<Row> {
  /** The rule of retention that the rows go by. Those without one go within the hour. */
  rule?: RetentionRuleName;
  /** Finds by an index the rows that have had their time, by the moment that the rule reckons, or by now. */
  where: (moment: Date) => FindOptionsWhere<Row>;
  /** Whether rows are removed with what is kept beside them, such as the addresses that they are found by. */
  whole?: boolean;
}

type Part = 'counted' | 'drafts' | 'expires' | 'files' | 'heldUnder' | 'history' | 'ownFile' | 'search' | 'titled';
export type ResourceWith<P extends Part> = ResourceDescriptor & Required<Pick<ResourceDescriptor, P>>;

const resources = new Map<unknown, ResourceDescriptor>();

/** Describes an entity; the parts of the system that the description leaves out take no notice of it. */
export function Resource<Row extends ObjectLiteral>(
  name: string,
  description: Partial<Omit<ResourceDescriptor<Row>, 'entity' | 'name'>>,
) {
  return (entity: new () => Row): void => {
    const defaults = { noun: name, title: 'id', numbers: [], leftAlone: [] };
    resources.set(entity, { ...defaults, ...description, entity, name } as ResourceDescriptor);
  };
}

/** @throws Error for an entity that has no `@Resource` */
export function nameOf(entity: new () => object): string {
  const resource = resources.get(entity);
  if (resource === undefined) throw new Error(`${entity.name} is no resource`);
  return resource.name;
}

/** Returns the descriptor of an entity class, if it has a part. */
export function resourceOf<P extends Part>(entity: unknown, part: P): ResourceWith<P> | undefined {
  const resource = resources.get(entity);
  return resource !== undefined && has(resource, part) ? resource : undefined;
}

/** Returns the property that holds the stored name of the file that is a record's own, where there is one. */
export function ownFileOf<Row extends ObjectLiteral>(entity: new () => Row): Property<Row> | undefined {
  return resourceOf(entity, 'ownFile')?.ownFile;
}

export function ownFileIn<Row extends ObjectLiteral>(entity: new () => Row, row: Row): string | null {
  const property = ownFileOf(entity);
  return property === undefined ? null : (row[property] as string | null);
}

export function resourcesWith<P extends Part>(part: P): ResourceWith<P>[] {
  return [...resources.values()].filter((resource) => has(resource, part));
}

export function resourceNamed<P extends Part>(name: string, part: P): ResourceWith<P> | undefined {
  return resourcesWith(part).find((resource) => resource.name === name);
}

/** Returns the noun and the title of a record as people write them. */
export function recordWords(name: string, title: string): { tipo: string; titulo: string } {
  const { noun = name, titleWords = String } = resourceNamed(name, 'history') ?? {};
  return { tipo: noun, titulo: titleWords(title) };
}

export function countedFor(papel: Papel): ResourceWith<'counted'>[] {
  return resourcesWith('counted').filter(({ counted }) => papel === 'administracao' || counted.papel === papel);
}

function has<P extends Part>(resource: ResourceDescriptor, part: P): resource is ResourceWith<P> {
  return resource[part] !== undefined;
}

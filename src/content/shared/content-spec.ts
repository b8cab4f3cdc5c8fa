import type { Type } from '@nestjs/common';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { ApiParam, ApiProperty, IntersectionType } from '@nestjs/swagger';
import { AppError } from '#platform/errors/app-error.js';
import { listOf, type ListSpec, type PanelSearch, type StatedList } from '#platform/lists/list-spec.js';
import type { Contents, Versioned } from './versions.js';
import { type ImagemDto, ImagensField, ImagensSentBack } from '#files/fotografias/imagem.dto.js';
import { answerOf } from '#platform/dto/answer-fields.js';
import { FlagField, IntegerField, ObjectField } from '#platform/dto/fields.js';

type AnswerClass<Row> = Type<object> & { from: (row: Row) => object };

/** The part that each resource of content states for itself; everything else is shared. */
export interface ContentSpec<
  Row extends Versioned & ObjectLiteral = Versioned & ObjectLiteral,
  Input extends object = object,
  Update extends { id?: number; versao?: number } = object,
> {
  entity: new () => Row;
  input: Type<Input>;
  update: Type<Update>;
  answer: AnswerClass<Row>;
  row?: AnswerClass<Row>;
  list: ListSpec<Row>;
  /** The path of the list. A record is below it, unless `updated` or `removed` name another path. */
  path: string;
  updated?: string;
  removed?: string;
  /** How the search of the back office shows a record, where not by its title in the order of the list. */
  search?: Partial<PanelSearch<Row>>;
  /** One record in sentences, with article: 'um evento'. */
  one: string;
  summaries: { list: string } & Partial<Record<'get' | 'create' | 'update' | 'remove', string>>;
  /** Administrators alone read and write the records, and no answer is kept. */
  onlyAdmin?: true;
  /**
   * Returns the contents of a record from the body that was sent.
   * @param stored what it held before, if it is no new one
   * @param at when it becomes public, as far as that is known
   */
  contents(this: void, input: Input | Update, stored: Row | undefined, at: Date): Contents<Row>;
  /** Returns what a record gets with becoming public, such as its place. @throws AppError 'conflict' without room */
  admit?(this: void, manager: EntityManager, contents: Contents<Row>): Promise<object>;
  /** Does what else a save calls for, in its unit of work. */
  saved?(this: void, manager: EntityManager, row: Row): Promise<void>;
  /** Returns the path of the page of its own that a record has on the site, where it has one. */
  address?(this: void, id: number): string;
}

const withDrafts = new Map<string, ContentSpec>();

export function contentSpec<
  Row extends Versioned & ObjectLiteral,
  Input extends object,
  Update extends { id?: number; versao?: number },
>({
  list,
  ...stated
}: Omit<ContentSpec<Row, Input, Update>, 'list'> & { list: StatedList<Row> }): ContentSpec<Row, Input, Update> {
  const whole = { ...stated, list: listOf(stated.entity, list) };
  if (whole.list.hasDrafts) withDrafts.set(whole.list.resource, whole as unknown as ContentSpec);
  return whole;
}

/** @throws AppError 'notFound' for a resource whose records are public at once */
export function draftSpecOrThrow(resource: string): ContentSpec {
  const spec = withDrafts.get(resource);
  if (spec === undefined) throw new AppError('notFound');
  return spec;
}

/** The id that a client sends back with a whole record: checked against the path, never stored. */
export const RecordIdField = () => IntegerField({ label: 'O identificador', min: 1, optional: true });

/** The version that a client had before it when it changed a record. */
export const RecordVersionField = (optional = true) =>
  IntegerField({
    label: 'A versão',
    min: 1,
    optional,
    example: 1,
    description: 'A que foi lida; se entretanto houve outra, a resposta é 409.',
  });

/**
 * Adds what a client sends back with a whole record: its key, its version, and what is known of its pictures. Nest's
 * `IntersectionType` would lose each field's `@Transform`: in the built API it looks in another copy of class-transformer.
 */
export function withRecordKeys<Input extends Type>(input: Input) {
  class WithRecordKeys extends input {
    @RecordIdField() id?: number;
    @RecordVersionField() versao?: number;
    @ImagensSentBack() imagens?: unknown;
  }
  return WithRecordKeys;
}

/** Documents the first parameter of the routes that take a record of any resource. */
export const ApiResourceParam = () =>
  ApiParam({ name: 'recurso', example: 'eventos', description: 'A lista a que o registo pertence.' });

export const ApiRecordVersion = () =>
  ApiProperty({ example: 1, description: 'A enviar ao guardar; uma versão antiga recebe 409.' });

/** Whether a record only stands in for a real one; a change that does not say leaves it as it is. */
export const SampleField = () =>
  FlagField({
    label: 'A marca de exemplo',
    optional: true,
    description: 'Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação.',
  });

export const ApiSample = () => ApiProperty({ example: false, description: 'Conteúdo de exemplo.' });

class ContentAnswer {
  @ApiSample() exemplo!: boolean;
  @ImagensField() imagens?: Record<string, ImagemDto>;
  @ApiRecordVersion() versao!: number;
}

/** Makes a base for the class by which a resource of content is answered. */
export const contentAnswer = <Row extends object, Input extends object>(
  entity: new () => Row,
  input: abstract new () => Input,
) => IntersectionType(answerOf(entity, input), ContentAnswer);

/** An update never moves to another id. @throws AppError 'invalid' where the body names another than the path */
export function requireSameId(pathId: number, bodyId: number | undefined): void {
  if (bodyId !== undefined && bodyId !== pathId)
    throw new AppError('invalid', 'O identificador do corpo não é o do endereço.');
}

/** The body's `versao`, or the `If-Match` header's. @throws AppError 'invalid' for an `If-Match` that is no version */
export function expectedVersion(bodyVersion: number | undefined, ifMatch: string | undefined): number | undefined {
  if (bodyVersion !== undefined) return bodyVersion;
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch)?.[1];
  if (digits === undefined) throw new AppError('invalid');
  return Number(digits);
}

/** The `conteudo` of a body, as it came: what is in it is checked as its own resource is. */
export const ContentsField = (options: Parameters<typeof ObjectField>[1]) =>
  ObjectField('O conteúdo tem de ser um objeto.', options);

/** The place in its list that a client sends back with a whole record: checked, never stored. */
export const PlaceField = () =>
  IntegerField({
    label: 'A ordem',
    min: 0,
    optional: true,
    example: 1,
    description: 'Só é mudada pela ordem da lista toda.',
  });

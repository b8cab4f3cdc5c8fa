import { Body, Delete, Get, Headers, Inject, Param, Post, Put, Query, type Type } from '@nestjs/common';
import { ApiQuery, type ApiQueryOptions } from '@nestjs/swagger';
import type { ObjectLiteral } from 'typeorm';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { Editor, IsEditor, PublicAndEditor } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { ApiCreateRecord, ApiReadRecord, ApiRemoveRecord, ApiReplaceRecord } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, FoundInPanel, type Page, type PanelSearch, type RawListQuery } from '#platform/lists/page.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { stateAskedIn, type WithState } from './drafts/page-with-drafts.js';
import { expectedVersion, requireSameId } from './record-key-fields.js';
import type { Records } from './records.js';
import type { Versioned } from './save-versioned.js';

interface WireClass<Row, Wire> extends Type<Wire> {
  from: (row: Row) => Wire;
}

interface ContentService<Row extends Versioned & ObjectLiteral, Input, Update> {
  readonly records: Records<Row>;
  /** Lists rows of which some are not for everybody to read, or in an order of their own. */
  list?: (query: RawListQuery, isEditor: boolean) => Promise<Page<Row>>;
  /** @throws AppError 'notFound' */
  getOrThrow?: (id: number, isEditor: boolean) => Promise<Row>;
  create: (input: Input) => Promise<Row>;
  /** @throws AppError 'notFound'; 'conflict' for a stale version */
  update: (id: number, input: Update, versao: number | undefined) => Promise<Row>;
}

interface SentBack {
  id?: number;
  versao?: number;
}

interface Content<
  Row extends Versioned & ObjectLiteral,
  Input,
  Update extends SentBack,
  Wire extends object,
  Service extends ContentService<Row, Input, Update>,
> {
  entity: new () => Row;
  service: Type<Service>;
  list: ListSpec<Row>;
  /** The path of the list. A record is below it, unless `updated` or `removed` name another path. */
  path: string;
  updated?: string;
  removed?: string;
  input: Type<Input>;
  update: Type<Update>;
  wire: WireClass<Row, Wire>;
  /** How a row of the list is answered, where shorter. */
  row?: WireClass<Row, object>;
  search: Omit<PanelSearch<Row>, 'resource'>;
  /** Parameters of the list that are documented beside those of every list. */
  queries?: readonly ApiQueryOptions[];
  summaries: { list: string; get: string; create: string; update: string; remove: string };
}

export function ContentController<
  Row extends Versioned & ObjectLiteral,
  Input,
  Update extends SentBack,
  Wire extends object,
  Service extends ContentService<Row, Input, Update>,
>({
  entity,
  service,
  list,
  path,
  updated = `${path}/:id`,
  removed = `${path}/:id`,
  input,
  update,
  wire,
  row = wire,
  search,
  queries = [],
  summaries,
}: Content<Row, Input, Update, Wire, Service>) {
  const toWire = (listed: Row & WithState): object =>
    listed.publicacao === undefined ? row.from(listed) : { ...row.from(listed), publicacao: listed.publicacao };

  @Section(list.resource)
  abstract class ContentRoutes {
    constructor(@Inject(service) protected readonly content: Service) {}

    @Get(path)
    @PublicAndEditor(summaries.list)
    @Kept(entity, Fotografia)
    @ApiQueries(queries)
    @AnswersPage(row, list, toWire)
    @FoundInPanel({ resource: list.resource, ...search })
    list(@Query() query: RawListQuery, @IsEditor() isEditor: boolean): Promise<Page<Row & WithState>> {
      const read = (asked: RawListQuery) => this.content.list?.(asked, isEditor) ?? this.content.records.list(asked);
      const asked = list.hasDrafts && isEditor ? stateAskedIn(query) : undefined;
      return asked === undefined ? read(query) : this.content.records.listByState(asked, read);
    }

    @Get(`${path}/:id`)
    @PublicAndEditor(summaries.get)
    @Kept(entity, Fotografia)
    @ApiReadRecord(wire)
    async get(@Param('id', IdPipe) id: number, @IsEditor() isEditor: boolean): Promise<Wire> {
      return wire.from(await (this.content.getOrThrow?.(id, isEditor) ?? this.content.records.getOrThrow(id)));
    }

    @Post(path)
    @Editor(summaries.create)
    @ApiCreateRecord(wire)
    async create(@Body() body: Input): Promise<Wire> {
      return wire.from(await this.content.create(body));
    }

    @Put(updated)
    @Editor(summaries.update)
    @ApiReplaceRecord(wire)
    async update(
      @Param('id', IdPipe) id: number,
      @Body() body: Update,
      @Headers('if-match') ifMatch?: string,
    ): Promise<Wire> {
      requireSameId(id, body.id);
      return wire.from(await this.content.update(id, body, expectedVersion(body.versao, ifMatch)));
    }

    @Delete(removed)
    @Editor(summaries.remove)
    @ApiRemoveRecord()
    remove(@Param('id', IdPipe) id: number): Promise<void> {
      return this.content.records.remove(id);
    }
  }
  // The compiler notes no class for a body whose type is a parameter.
  Reflect.defineMetadata('design:paramtypes', [input], ContentRoutes.prototype, 'create');
  Reflect.defineMetadata('design:paramtypes', [Number, update, String], ContentRoutes.prototype, 'update');
  return ContentRoutes;
}

const ApiQueries =
  (queries: readonly ApiQueryOptions[]): MethodDecorator =>
  (target, name, handler) => {
    for (const query of queries.toReversed()) ApiQuery(query)(target, name, handler);
  };

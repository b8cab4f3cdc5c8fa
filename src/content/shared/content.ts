import {
  Body,
  Delete,
  Get,
  Headers,
  Inject,
  Module,
  Param,
  Post,
  type Provider,
  Put,
  Query,
  type Type,
} from '@nestjs/common';
import type { DeepPartial, EntityManager, ObjectLiteral } from 'typeorm';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { requireAuthorisedPictures, requireFiles } from '#files/fotografias/named-files.js';
import { Admin, Editor, IsEditor, PublicAndEditor, ServesResource } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { resourceOf } from '#platform/database/resource.js';
import { lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { documentedFields } from '#platform/dto/answer-fields.js';
import { ApiCreateRecord, ApiReadRecord, ApiRemoveRecord, ApiReplaceRecord, IdPipe } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { type ContentSpec, expectedVersion, requireSameId } from './content-spec.js';
import { situationOf } from './draft.dto.js';
import { pageWithDrafts, stateAskedIn, type WithState } from './page-with-drafts.js';
import { binIfDraft, binRecord } from './bin-record.js';
import { type Contents, isShown, keepVersion, saveVersioned, type Versioned } from './versions.js';

export function ContentService<Row extends Versioned & ObjectLiteral, Input extends object, Update extends object>({
  entity,
  list,
  contents,
  admit,
  saved,
}: ContentSpec<Row, Input, Update>) {
  abstract class ResourceService {
    protected readonly repository = this.transactions.manager.getRepository(entity);
    protected readonly records = new RecordReader(this.repository, list);

    constructor(@Inject(Transactions) protected readonly transactions: Transactions) {}

    /** Lists the records in the state that an editor asks for, or those that visitors see. */
    async list(raw: RawListQuery, isEditor = false): Promise<Page<Row & WithState>> {
      const asked = list.hasDrafts && isEditor ? stateAskedIn(raw) : undefined;
      if (asked === undefined) return this.records.list(raw);
      return pageWithDrafts(this.repository.manager, this.records, { spec: list, asked });
    }

    /** @throws AppError 'notFound' */
    getOrThrow(id: number, _isEditor?: boolean): Promise<Row> {
      return this.records.getOrThrow(id);
    }

    /** @throws AppError 'conflict' where there is no room for another */
    create(input: Input): Promise<Row> {
      const stated = contents(input, undefined, new Date());
      return this.transactions.run(async (manager) => {
        const row = await this.insert(manager, { ...stated, ...(await admit?.(manager, stated)) });
        await saved?.(manager, row);
        return row;
      });
    }

    /** Creates a record as part of a larger unit of work. @throws AppError 'invalid' where it names a deleted file, or a picture that may not be published */
    async insert(manager: EntityManager, values: Contents<Row>): Promise<Row> {
      await requireFiles(manager, values);
      if (isShown(values)) await requireAuthorisedPictures(manager, values);
      const row = manager.create(entity, { ...values, versao: 1 } as unknown as DeepPartial<Row>);
      const inserted = await manager.save(entity, row);
      await keepVersion(manager, entity, inserted);
      return inserted;
    }

    /** @throws AppError 'notFound'; 'conflict' for a stale version */
    update(id: number, input: Input | Update, versao: number | undefined): Promise<Row> {
      const nextValues = (stored: Row) => contents(input, stored, new Date()) as unknown as Partial<Row>;
      return this.transactions.run(async (manager) => {
        const row = await saveVersioned(manager, entity, id, nextValues, versao);
        await saved?.(manager, row);
        return row;
      });
    }

    /** Removes a record, public or not; one whose resource keeps its history goes to the bin. @throws AppError 'notFound' */
    remove(id: number): Promise<void> {
      return this.transactions.run(async (manager) => {
        if (await binIfDraft(manager, entity, id)) return;
        await binRecord(manager, entity, await lockOrThrow(manager, entity, id));
      });
    }
  }
  return ResourceService;
}

export function ContentController<
  Row extends Versioned & ObjectLiteral,
  Input extends object,
  Update extends { id?: number; versao?: number },
  Service extends InstanceType<ReturnType<typeof ContentService<Row, Input, Update>>>,
>(
  {
    entity,
    list,
    path,
    updated = `${path}/:id`,
    removed = `${path}/:id`,
    input,
    update,
    answer,
    row = answer,
    search,
    one,
    summaries,
    onlyAdmin,
  }: ContentSpec<Row, Input, Update>,
  service: Type<Service>,
) {
  const { title, titleWords = String } = resourceOf(entity, 'search') ?? { title: 'id' };
  const found = (listed: Row) => ({ id: listed.id, titulo: titleWords(String(listed[title])) });
  const toAnswer = (listed: Row & WithState): object =>
    listed.draft === undefined
      ? row.from(listed)
      : {
          ...row.from(listed),
          publicacao: situationOf({ resource: list.resource, recordId: listed.id }, listed.draft),
        };
  const Reads = onlyAdmin ? Admin : PublicAndEditor;
  const Writes = onlyAdmin ? Admin : Editor;
  const KeptForVisitors = (): MethodDecorator => (onlyAdmin ? () => undefined : Kept(entity, Fotografia));

  @ServesResource(list.resource)
  abstract class ContentRoutes {
    constructor(@Inject(service) protected readonly content: Service) {}

    @Get(path)
    @Reads(summaries.list)
    @KeptForVisitors()
    @AnswersPage(row, list, toAnswer, { found, ...search })
    list(@Query() query: RawListQuery, @IsEditor() isEditor: boolean): Promise<Page<Row & WithState>> {
      return this.content.list(query, isEditor);
    }

    @Get(`${path}/:id`)
    @Reads(summaries.get ?? `Ler ${one}`)
    @KeptForVisitors()
    @ApiReadRecord(answer)
    async get(@Param('id', IdPipe) id: number, @IsEditor() isEditor: boolean): Promise<object> {
      return answer.from(await this.content.getOrThrow(id, isEditor));
    }

    @Post(path)
    @Writes(summaries.create ?? `Criar ${one}`)
    @ApiCreateRecord(answer)
    async create(@Body() body: Input): Promise<object> {
      return answer.from(await this.content.create(body));
    }

    @Put(updated)
    @Writes(summaries.update ?? `Substituir ${one}`)
    @ApiReplaceRecord(answer)
    async update(
      @Param('id', IdPipe) id: number,
      @Body() body: Update,
      @Headers('if-match') ifMatch?: string,
    ): Promise<object> {
      requireSameId(id, body.id);
      return answer.from(await this.content.update(id, body, expectedVersion(body.versao, ifMatch)));
    }

    @Delete(removed)
    @Writes(summaries.remove ?? `Eliminar ${one}`)
    @ApiRemoveRecord()
    remove(@Param('id', IdPipe) id: number): Promise<void> {
      return this.content.remove(id);
    }
  }
  // The compiler notes no class for a body whose type is a parameter.
  Reflect.defineMetadata('design:paramtypes', [input], ContentRoutes.prototype, 'create');
  Reflect.defineMetadata('design:paramtypes', [Number, update, String], ContentRoutes.prototype, 'update');
  return ContentRoutes;
}

export function ContentModule<Row extends Versioned & ObjectLiteral, Input extends object, Update extends object>(
  { list }: ContentSpec<Row, Input, Update>,
  controller: Type,
  service: Type,
  ...others: readonly Provider[]
) {
  @Module({
    controllers: [controller],
    providers: [service, ...others],
    exports: [service],
  })
  class ResourceModule {
    static readonly list = list;
  }
  return ResourceModule;
}

type Whole<Input> = {
  [Name in keyof Input]-?: undefined extends Input[Name] ? Exclude<Input[Name], undefined> | null : Input[Name];
};

/** Returns the fields of a body that its class documents; what is left out is null. */
export function pickDocumented<Input extends object>(body: Type<Input>, input: Input): Whole<Input> {
  const fields = documentedFields(body) as (keyof Input)[];
  return Object.fromEntries(fields.map((name) => [name, input[name] ?? null])) as Whole<Input>;
}

/** Of a field with two wire names the one that no longer says what is stored wins, the first where both do. */
export function changedSpelling<Value>(
  first: Value | undefined,
  second: Value | undefined,
  stored?: Value,
): Value | undefined {
  if (first === undefined) return second;
  return second === undefined || first !== stored ? first : second;
}

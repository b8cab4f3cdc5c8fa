import { Body, Delete, Get, Headers, Inject, Param, Post, Put, Query, type Type } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { Admin, Editor, IsEditor, PublicAndEditor } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { resourceOf } from '#platform/database/resource.js';
import { ApiCreateRecord, ApiReadRecord, ApiRemoveRecord, ApiReplaceRecord } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import type { ContentKind } from './content-kind.js';
import type { ContentService } from './content.service.js';
import type { WithState } from './drafts/page-with-drafts.js';
import { expectedVersion, requireSameId } from './record-key-fields.js';
import type { Versioned } from './save-versioned.js';

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
  }: ContentKind<Row, Input, Update>,
  service: Type<Service>,
) {
  const { title, titleWords = String } = resourceOf(entity, 'search') ?? { title: 'id' };
  const found = (listed: Row) => ({ id: listed.id, titulo: titleWords(String(listed[title])) });
  const toAnswer = (listed: Row & WithState): object =>
    listed.publicacao === undefined ? row.from(listed) : { ...row.from(listed), publicacao: listed.publicacao };
  const Reads = onlyAdmin ? Admin : PublicAndEditor;
  const Writes = onlyAdmin ? Admin : Editor;
  const KeptForVisitors = (): MethodDecorator => (onlyAdmin ? () => undefined : Kept(entity, Fotografia));

  @Section(list.resource)
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

import { Body, Delete, Get, Inject, Param, Put, Query, type Type } from '@nestjs/common';
import { Admin } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { ApiReadRecord, ApiRemoveRecord } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import type { Inbox } from './inbox.js';
import { type FormSpec, sectionOf, type Submission } from './submission.js';
import { Submissions } from './submissions.service.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { FlagField } from '#platform/dto/fields.js';

/** The one thing of a submission that an administrator can change; the rest of the record may come along. */
@IgnoresUnknownFields()
class LeituraDto {
  @FlagField({ label: 'A marca de leitura', example: true }) lida!: boolean;
}

export interface WireClass<Row, Wire> extends Type<Wire> {
  from: (row: Row) => Wire;
}

/**
 * The administrators' half of a submission's controller: list, one, mark as read, erase.
 * @param path where the list is: `api/contactos`
 * @param plural what the submissions are called: 'contactos'
 */
export function InboxController<Row extends Submission, Input, Wire>(
  path: string,
  plural: string,
  wire: WireClass<Row, Wire>,
  form: FormSpec<Row, Input>,
) {
  @Section(sectionOf(form))
  abstract class AdministratorsRoutes {
    static readonly form = form;

    protected readonly inbox: Inbox<Row, Input>;

    constructor(@Inject(Submissions) submissions: Submissions) {
      this.inbox = submissions.inbox(form);
    }

    @Get(path)
    @Admin(`Listar ${plural}`)
    @AnswersPage(wire, form.list, wire.from)
    list(@Query() query: RawListQuery): Promise<Page<Row>> {
      return this.inbox.list(query);
    }

    @Get(`${path}/:id`)
    @Admin(`Ler um registo de ${plural}`)
    @ApiReadRecord(wire)
    async get(@Param('id', IdPipe) id: number): Promise<Wire> {
      return wire.from(await this.inbox.getOrThrow(id));
    }

    @Put(`${path}/:id`)
    @Admin(`Marcar um registo de ${plural} como lido ou por ler`)
    @ApiReadRecord(wire)
    async mark(@Param('id', IdPipe) id: number, @Body() { lida }: LeituraDto): Promise<Wire> {
      return wire.from(await this.inbox.mark(id, lida));
    }

    @Delete(`${path}/:id`)
    @Admin(`Eliminar um registo de ${plural}, com o seu anexo`)
    @ApiRemoveRecord()
    remove(@Param('id', IdPipe) id: number): Promise<void> {
      return this.inbox.remove(id);
    }
  }
  return AdministratorsRoutes;
}

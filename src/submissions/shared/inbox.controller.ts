import { applyDecorators, Body, Delete, Get, Inject, Param, Post, Put, Query, UploadedFiles } from '@nestjs/common';
import { Multipart, type ReceivedFile } from '#files/ficheiros/multipart-form.js';
import { Admin, Public, ServesResource } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { ownFileOf } from '#platform/database/resource.js';
import { Answers, ApiReadRecord, ApiRemoveRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { AceiteDto, ATTACHMENT_BYTES } from '../requests/form-fields.js';
import type { Inbox } from './inbox.js';
import { type FormSpec, panelResourceOf, type Submission } from './submission.js';
import { Submissions } from './submissions.service.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { FlagField } from '#platform/dto/fields.js';
import { messages } from '#platform/messages.js';

/** The one thing of a submission that an administrator can change; the rest of the record may come along. */
@IgnoresUnknownFields()
class LeituraDto {
  @FlagField({ label: 'A marca de leitura', example: true }) lida!: boolean;
}

/** Has a route take the one optional PDF of a form, where it takes one. */
const WithAttachment = (field: string | undefined) =>
  field === undefined
    ? applyDecorators()
    : Multipart({ field, maxFiles: 1, maxFileSize: ATTACHMENT_BYTES, tooLarge: messages.attachmentTooLarge });

/** The routes of a form: visitors send it; administrators list what came, read, mark and erase it. */
export function InboxController<Row extends Submission, Input extends object>(form: FormSpec<Row, Input>) {
  const { answer, path, plural, sent } = form;

  @ServesResource(panelResourceOf(form))
  abstract class FormRoutes {
    static readonly form = form;

    private readonly inbox: Inbox<Row, Input>;

    constructor(@Inject(Submissions) submissions: Submissions) {
      this.inbox = submissions.open(form);
    }

    @Post(sent.path)
    @Public(sent.summary)
    @RateLimited('forms')
    @WithAttachment(ownFileOf(form.entity))
    @Answers(AceiteDto, 201)
    @Refuses({
      400: 'Campos errados, ou captcha em falta, inválido ou já usado.',
      ...(form.closed !== undefined && { 409: 'As inscrições ainda não abriram, ou já fecharam.' }),
      413: 'Anexo com mais de 10 MB.',
      415: 'O anexo não é um PDF.',
      503: 'Temporariamente indisponível.',
    })
    async receive(@Body() body: Input, @UploadedFiles() files?: ReceivedFile[]): Promise<AceiteDto> {
      return { id: await this.inbox.receive(body, files?.[0]), message: sent.message };
    }

    @Get(path)
    @Admin(`Listar ${plural}`)
    @AnswersPage(answer, form.list, answer.from)
    list(@Query() query: RawListQuery): Promise<Page<Row>> {
      return this.inbox.list(query);
    }

    @Get(`${path}/:id`)
    @Admin(`Ler um registo de ${plural}`)
    @ApiReadRecord(answer)
    async get(@Param('id', IdPipe) id: number): Promise<object> {
      return answer.from(await this.inbox.getOrThrow(id));
    }

    @Put(`${path}/:id`)
    @Admin(`Marcar um registo de ${plural} como lido ou por ler`)
    @ApiReadRecord(answer)
    async mark(@Param('id', IdPipe) id: number, @Body() { lida }: LeituraDto): Promise<object> {
      return answer.from(await this.inbox.mark(id, lida));
    }

    @Delete(`${path}/:id`)
    @Admin(`Eliminar um registo de ${plural}, com o seu anexo`)
    @ApiRemoveRecord()
    remove(@Param('id', IdPipe) id: number): Promise<void> {
      return this.inbox.remove(id);
    }
  }
  // The compiler notes no class for a body whose type is a parameter.
  Reflect.defineMetadata('design:paramtypes', [form.input, Array], FormRoutes.prototype, 'receive');
  return FormRoutes;
}

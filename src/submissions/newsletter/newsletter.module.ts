import { Body, Controller, Delete, Get, Global, Header, Ip, Module, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AsksPassword } from '#accounts/sessions/asks-password.decorator.js';
import { Admin, Public } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers, ApiReadRecord, ApiRemoveRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import { LinksController } from './links.controller.js';
import { NewsletterLinks } from './links.service.js';
import {
  NewsletterDto,
  NewsletterExportadaDto,
  NewsletterInputDto,
  SUBSCRIBED,
  SubscricaoAceiteDto,
} from './newsletter.dto.js';
import { newsletterList, NewsletterService } from './newsletter.service.js';
import { Subscritor } from './subscritor.entity.js';

@ApiTags('Newsletter')
@Controller()
@Section(newsletterList.resource)
class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('api/newsletter')
  @Public({
    summary: 'Pedir a newsletter',
    description: 'Envia um e-mail de confirmação. A resposta é a mesma para um endereço novo e um conhecido.',
  })
  @RateLimited('newsletter')
  @Answers(SubscricaoAceiteDto, 201)
  @Refuses({ 400: 'Campos errados, ou captcha enviado e inválido.', 503: 'Temporariamente indisponível.' })
  async subscribe(@Body() body: NewsletterInputDto, @Ip() ip: string): Promise<SubscricaoAceiteDto> {
    await this.newsletter.subscribe(body, ip);
    return { message: SUBSCRIBED };
  }

  @Post('api/newsletter/exportacao')
  @Admin({
    summary: 'Exportar quem confirmou, com a ligação de cada pessoa para cancelar',
    description: 'A ligação de uma pessoa é sempre a mesma e fica válida até ela cancelar.',
  })
  @AsksPassword()
  @Audited('exportou')
  @Header('Cache-Control', 'no-store')
  @Answers([NewsletterExportadaDto])
  exported(): Promise<NewsletterExportadaDto[]> {
    return this.newsletter.exported();
  }

  @Get('Newsletter')
  @Admin('Listar os subscritores, confirmados e por confirmar')
  @AnswersPage(NewsletterDto, newsletterList, NewsletterDto.from, {
    found: ({ id, email }) => ({ id, titulo: email }),
  })
  list(@Query() query: RawListQuery): Promise<Page<Subscritor>> {
    return this.newsletter.records.list(query);
  }

  @Get('Newsletter/:id')
  @Admin('Ler um subscritor')
  @ApiReadRecord(NewsletterDto)
  async get(@Param('id', IdPipe) id: number): Promise<NewsletterDto> {
    return NewsletterDto.from(await this.newsletter.records.getOrThrow(id));
  }

  @Delete('Newsletter/:id')
  @Admin('Eliminar um subscritor')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}

@Global()
@Module({
  controllers: [NewsletterController, LinksController],
  providers: [NewsletterService, NewsletterLinks],
  exports: [NewsletterService],
})
export class NewsletterModule {}

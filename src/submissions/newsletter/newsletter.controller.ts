import { applyDecorators, Body, Controller, Delete, Get, Ip, Param, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiSeeOtherResponse, ApiTags } from '@nestjs/swagger';
import { AsksPassword } from '#accounts/sessions/live-session.js';
import { Admin, Audited, ByLink, NoStore, Public, ServesResource } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { AppError } from '#platform/errors/app-error.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, AnswersMessage, ApiReadRecord, ApiRemoveRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import {
  LigacaoNewsletterDto,
  NewsletterCancelarInputDto,
  NewsletterDto,
  NewsletterExportadaDto,
  NewsletterInputDto,
  SUBSCRIBED,
  SubscricaoAceiteDto,
} from './newsletter.dto.js';
import { type LinkState, newsletterList, NewsletterService } from './newsletter.service.js';
import { Subscritor } from './subscritor.entity.js';

@ApiTags('Newsletter')
@Controller()
@ServesResource(newsletterList.resource)
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('api/newsletter')
  @Public({
    summary: 'Pedir a newsletter',
    description: 'Envia um e-mail de confirmação. A resposta é a mesma para um endereço novo e um conhecido.',
  })
  @RateLimited('newsletter')
  @AnswersMessage(SubscricaoAceiteDto, SUBSCRIBED, 201)
  @Refuses({ 400: 'Campos errados, ou captcha enviado e inválido.', 503: 'Temporariamente indisponível.' })
  subscribe(@Body() body: NewsletterInputDto, @Ip() ip: string): Promise<void> {
    return this.newsletter.subscribe(body, ip);
  }

  @Post('api/newsletter/exportacao')
  @Admin({
    summary: 'Exportar quem confirmou, com a ligação de cada pessoa para cancelar',
    description: 'A ligação de uma pessoa é sempre a mesma e fica válida até ela cancelar.',
  })
  @AsksPassword()
  @Audited('exportou')
  @NoStore()
  @Answers([NewsletterExportadaDto])
  async exported(): Promise<NewsletterExportadaDto[]> {
    return (await this.newsletter.listConfirmed()).map((row) => toAnswer(NewsletterExportadaDto, row));
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

const LEAVE_LINK_SENT = 'Se o endereço estiver certo, recebe em poucos minutos um e-mail com uma ligação.';
const LEFT = 'Este endereço já não recebe a newsletter.';

/** Declares an endpoint that tells the site's page where a link stands. */
const LooksAtLink = (summary: string) =>
  applyDecorators(
    ByLink(summary),
    Answers(LigacaoNewsletterDto),
    Refuses({ 404: 'A ligação não existe.', 410: 'A ligação expirou.' }),
  );

/** Declares an endpoint for the button of the site's page: a plain form, which leads back to the page. */
const FollowsLink = (summary: string) =>
  applyDecorators(
    ByLink(summary),
    Redirect('', 303),
    ApiSeeOtherResponse({ description: 'De volta à página do site, que diz o que ficou feito.' }),
  );

/** Declares an address that older mail names; it redirects to the page, which is now the site's. */
const OldLink = (summary: string) =>
  applyDecorators(ByLink(summary), Redirect('', 302), ApiFoundResponse({ description: 'A página do site.' }));

/** The endpoints behind the links in mail to subscribers. Opening one changes nothing; its page's button does. */
@ApiTags('Newsletter')
@Controller()
export class LinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('api/newsletter/cancelar')
  @Public('Pedir a ligação que cancela a newsletter; a resposta é a mesma para qualquer endereço')
  @RateLimited('newsletter')
  @NoStore()
  @AnswersMessage(SubscricaoAceiteDto, LEAVE_LINK_SENT, 202)
  @Refuses({ 400: 'Campos errados, ou prova de trabalho enviada e inválida.', 503: 'Temporariamente indisponível.' })
  askToLeave(@Body() body: NewsletterCancelarInputDto, @Ip() ip: string): Promise<void> {
    return this.newsletter.requestCancellation(body, ip);
  }

  // None of these is limited by client: the site's server asks for all visitors, and a token cannot be guessed.
  @Get('api/newsletter/confirmar/:token')
  @LooksAtLink('Saber se uma ligação que confirma uma subscrição ainda espera')
  async lookToConfirm(@Param('token') token: string): Promise<LigacaoNewsletterDto> {
    return stated(await this.newsletter.findState('confirm', token));
  }

  @Post('api/newsletter/confirmar/:token')
  @FollowsLink('Confirmar uma subscrição')
  async confirm(@Param('token') token: string): Promise<{ url: string }> {
    await this.newsletter.confirm(token);
    return { url: this.newsletter.linkPage('confirm', token) };
  }

  @Get('api/newsletter/cancelar/:token')
  @LooksAtLink('Saber se uma ligação que cancela uma subscrição ainda espera')
  async lookToCancel(@Param('token') token: string): Promise<LigacaoNewsletterDto> {
    return stated(await this.newsletter.findState('unsubscribe', token));
  }

  @Post('api/newsletter/cancelar/:token')
  @FollowsLink('Cancelar uma subscrição')
  async cancel(@Param('token') token: string): Promise<{ url: string }> {
    await this.newsletter.cancel(token);
    return { url: this.newsletter.linkPage('unsubscribe', token) };
  }

  // RFC 8058 takes no redirect for an answer (docs/decisions/0051).
  @Post('newsletter/cancelar/:token')
  @ByLink('Cancelar uma subscrição num só clique do programa de e-mail (RFC 8058)')
  @Answers(SubscricaoAceiteDto)
  @Refuses({ 404: 'A ligação não existe.', 410: 'A ligação expirou.' })
  async cancelAtOnce(@Param('token') token: string): Promise<SubscricaoAceiteDto> {
    stated(await this.newsletter.cancel(token));
    return { message: LEFT };
  }

  @Get('newsletter/confirmar/:token')
  @OldLink('A página que confirma uma subscrição, que é do site')
  confirmPage(@Param('token') token: string): { url: string } {
    return { url: this.newsletter.linkPage('confirm', token) };
  }

  @Get('newsletter/cancelar/:token')
  @OldLink('A página que cancela uma subscrição, que é do site')
  cancelPage(@Param('token') token: string): { url: string } {
    return { url: this.newsletter.linkPage('unsubscribe', token) };
  }
}

/** @throws AppError 'notFound' for a link that nobody made, 'gone' for one that is too old */
function stated(state: LinkState): LigacaoNewsletterDto {
  if (state === 'unknown')
    throw new AppError('notFound', 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.');
  if (state === 'expired') throw new AppError('gone', 'Esta ligação já expirou.');
  return { feita: state === 'done' };
}

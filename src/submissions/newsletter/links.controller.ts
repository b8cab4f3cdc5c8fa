import { applyDecorators, Body, Controller, Get, Header, Ip, Param, Post, Redirect } from '@nestjs/common';
import { ApiFoundResponse, ApiSeeOtherResponse, ApiTags } from '@nestjs/swagger';
import { ByLink, Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Settings } from '#platform/config/config.js';
import { AppError } from '#platform/errors/app-error.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { linkPage, type LinkState, NewsletterLinks, type NewsletterPurpose } from './links.service.js';
import { NewsletterCancelarInputDto, LigacaoNewsletterDto, SubscricaoAceiteDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

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
  constructor(
    private readonly links: NewsletterLinks,
    private readonly newsletter: NewsletterService,
    private readonly settings: Settings,
  ) {}

  @Post('api/newsletter/cancelar')
  @Public('Pedir a ligação que cancela a newsletter; a resposta é a mesma para qualquer endereço')
  @RateLimited('newsletter')
  @Header('Cache-Control', 'no-store')
  @Answers(SubscricaoAceiteDto, 202)
  @Refuses({ 400: 'Campos errados, ou prova de trabalho enviada e inválida.', 503: 'Temporariamente indisponível.' })
  async askToLeave(@Body() body: NewsletterCancelarInputDto, @Ip() ip: string): Promise<SubscricaoAceiteDto> {
    await this.newsletter.askToLeave(body, ip);
    return { message: LEAVE_LINK_SENT };
  }

  // None of these is limited by client: the site's server asks for all visitors, and a token cannot be guessed.
  @Get('api/newsletter/confirmar/:token')
  @LooksAtLink('Saber se uma ligação que confirma uma subscrição ainda espera')
  async lookToConfirm(@Param('token') token: string): Promise<LigacaoNewsletterDto> {
    return stated(await this.links.look('confirm', token));
  }

  @Post('api/newsletter/confirmar/:token')
  @FollowsLink('Confirmar uma subscrição')
  async confirm(@Param('token') token: string): Promise<{ url: string }> {
    await this.links.confirm(token);
    return this.page('confirm', token);
  }

  @Get('api/newsletter/cancelar/:token')
  @LooksAtLink('Saber se uma ligação que cancela uma subscrição ainda espera')
  async lookToCancel(@Param('token') token: string): Promise<LigacaoNewsletterDto> {
    return stated(await this.links.look('unsubscribe', token));
  }

  @Post('api/newsletter/cancelar/:token')
  @FollowsLink('Cancelar uma subscrição')
  async cancel(@Param('token') token: string): Promise<{ url: string }> {
    await this.links.cancel(token);
    return this.page('unsubscribe', token);
  }

  // RFC 8058 takes no redirect for an answer.
  @Post('newsletter/cancelar/:token')
  @ByLink('Cancelar uma subscrição num só clique do programa de e-mail (RFC 8058)')
  @Answers(SubscricaoAceiteDto)
  @Refuses({ 404: 'A ligação não existe.', 410: 'A ligação expirou.' })
  async cancelAtOnce(@Param('token') token: string): Promise<SubscricaoAceiteDto> {
    stated(await this.links.cancel(token));
    return { message: LEFT };
  }

  @Get('newsletter/confirmar/:token')
  @OldLink('A página que confirma uma subscrição, que é do site')
  confirmPage(@Param('token') token: string): { url: string } {
    return this.page('confirm', token);
  }

  @Get('newsletter/cancelar/:token')
  @OldLink('A página que cancela uma subscrição, que é do site')
  cancelPage(@Param('token') token: string): { url: string } {
    return this.page('unsubscribe', token);
  }

  private page(purpose: NewsletterPurpose, token: string): { url: string } {
    return { url: linkPage(this.settings.siteUrl, purpose, token) };
  }
}

/** @throws AppError 'notFound' for a link that nobody made, 'gone' for one that is too old */
function stated(state: LinkState): LigacaoNewsletterDto {
  if (state === 'unknown')
    throw new AppError('notFound', 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.');
  if (state === 'expired') throw new AppError('gone', 'Esta ligação já expirou.');
  return { feita: state === 'done' };
}

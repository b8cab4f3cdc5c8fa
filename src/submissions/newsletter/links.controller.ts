import { applyDecorators, Controller, Get, Inject, Param, Post, Res } from '@nestjs/common';
import {
  ApiGoneResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorator.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import type { LinkPurpose } from './newsletter-link.entity.js';
import { LINK_PAGE_POLICY, linkPage } from './link-pages.js';
import { type LinkState, NewsletterLinks } from './links.service.js';

const ApiLinkPage = (summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiProduces('text/html'),
    ApiOkResponse({ description: 'Uma página para pessoas.', schema: { type: 'string' } }),
    ApiNotFoundResponse({ description: 'A ligação não existe.', schema: { type: 'string' } }),
    ApiGoneResponse({ description: 'A ligação expirou.', schema: { type: 'string' } }),
  );

/** The pages behind the links of messages. Opening one changes nothing; its button does. */
@ApiTags('Newsletter')
@Controller('newsletter')
export class LinksController {
  constructor(
    private readonly links: NewsletterLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('confirmar/:token')
  @Public()
  @ApiLinkPage('A página que confirma uma subscrição')
  async askToConfirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    this.answer(response, 'confirm', await this.links.look('confirm', token));
  }

  @Post('confirmar/:token')
  @Public()
  @ApiLinkPage('Confirmar uma subscrição')
  async confirm(@Param('token') token: string, @Res() response: Response): Promise<void> {
    this.answer(response, 'confirm', await this.links.confirm(token));
  }

  @Get('cancelar/:token')
  @Public()
  @ApiLinkPage('A página que cancela uma subscrição')
  async askToCancel(@Param('token') token: string, @Res() response: Response): Promise<void> {
    this.answer(response, 'unsubscribe', await this.links.look('unsubscribe', token));
  }

  @Post('cancelar/:token')
  @Public()
  @ApiLinkPage('Cancelar uma subscrição, também num só clique do programa de email (RFC 8058)')
  async cancel(@Param('token') token: string, @Res() response: Response): Promise<void> {
    this.answer(response, 'unsubscribe', await this.links.cancel(token));
  }

  private answer(response: Response, purpose: LinkPurpose, state: LinkState): void {
    const { status, html } = linkPage(purpose, state, this.settings.siteUrl);
    response
      .status(status)
      .set({ 'Content-Security-Policy': LINK_PAGE_POLICY, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .type('html')
      .send(html);
  }
}

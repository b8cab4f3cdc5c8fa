import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Admin, Public } from '../../platform/access/access.decorator.js';
import { RateLimited } from '../../platform/access/rate-limit.guard.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { answerPage } from '../../platform/lists/answer-page.js';
import { ApiList } from '../../platform/lists/api-list.decorator.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import { ApiReadRecord, ApiRemoveRecord } from '../../platform/http/api-record.decorators.js';
import { NewsletterDto, newsletterToWire } from './dto/newsletter.dto.js';
import { NewsletterInputDto } from './dto/newsletter-input.dto.js';
import { SUBSCRIBED, SubscriptionAnswerDto } from './dto/subscription-answer.dto.js';
import { newsletterList } from './newsletter.list.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Newsletter')
@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('api/newsletter')
  @Public()
  @RateLimited('newsletter')
  @ApiOperation({
    summary: 'Pedir a newsletter',
    description: 'Envia um email de confirmação. A resposta é a mesma para um endereço novo e um conhecido.',
  })
  @ApiCreatedResponse({ type: SubscriptionAnswerDto })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'Campos errados, ou captcha enviado e inválido.' })
  @ApiServiceUnavailableResponse({ type: ErrorBody, description: 'Temporariamente indisponível.' })
  async subscribe(@Body() body: NewsletterInputDto): Promise<SubscriptionAnswerDto> {
    await this.newsletter.subscribe(body);
    return { message: SUBSCRIBED };
  }

  @Get('Newsletter')
  @Admin()
  @ApiOperation({ summary: 'Listar os subscritores, confirmados e por confirmar' })
  @ApiList(NewsletterDto, newsletterList)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<NewsletterDto[]> {
    return answerPage(response, newsletterList.resource, await this.newsletter.list(query), newsletterToWire);
  }

  @Get('Newsletter/:id')
  @Admin()
  @ApiOperation({ summary: 'Ler um subscritor' })
  @ApiReadRecord(NewsletterDto)
  async get(@Param('id', IdPipe) id: number): Promise<NewsletterDto> {
    return newsletterToWire(await this.newsletter.getOrThrow(id));
  }

  @Delete('Newsletter/:id')
  @Admin()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um subscritor' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.newsletter.remove(id);
  }
}

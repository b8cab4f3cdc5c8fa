import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { BeforeSecondStep, Editor } from '../../platform/access/access.decorator.js';
import { CurrentSessionId } from '../../platform/access/current-session.decorator.js';
import { CurrentUserId } from '../../platform/access/current-user.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { AsksPassword } from '../sessions/asks-password.decorator.js';
import { CodigosRecuperacaoDto } from './codigos-recuperacao.dto.js';
import { AplicacaoInputDto, AplicacaoOfertaDto, SegundoPassoDto } from './segundo-passo.dto.js';
import { SegundoPassoService } from './segundo-passo.service.js';

@ApiTags('Segundo passo')
@Controller('api/segundo-passo')
@Section('conta')
@BeforeSecondStep()
export class SegundoPassoController {
  constructor(private readonly segundoPasso: SegundoPassoService) {}

  @Get()
  @Editor()
  @ApiOperation({ summary: 'Ler o segundo passo da própria conta' })
  @ApiOkResponse({ type: SegundoPassoDto })
  get(@CurrentUserId() userId: number): Promise<SegundoPassoDto> {
    return this.segundoPasso.get(userId);
  }

  @Get('aplicacao')
  @Editor()
  @AsksPassword()
  @ApiOperation({ summary: 'Uma chave nova para uma aplicação de códigos; só conta depois de confirmada' })
  @ApiOkResponse({ type: AplicacaoOfertaDto })
  async offerApp(@CurrentUserId() userId: number): Promise<AplicacaoOfertaDto> {
    const { secret, uri, sealed } = await this.segundoPasso.offerApp(userId);
    return { chave: secret, uri, pedido: sealed };
  }

  @Put('aplicacao')
  @Editor()
  @AsksPassword()
  @ApiOperation({ summary: 'Confirmar a aplicação com um código seu; substitui a que houver' })
  @ApiOkResponse({ type: CodigosRecuperacaoDto })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'O código não está certo, ou passou o tempo.' })
  async acceptApp(
    @CurrentUserId() userId: number,
    @CurrentSessionId() sessionId: string,
    @Body() body: AplicacaoInputDto,
  ): Promise<CodigosRecuperacaoDto> {
    return { codigos: await this.segundoPasso.acceptApp({ userId, sessionId }, body) };
  }

  @Delete('aplicacao')
  @Editor()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Deixar de usar a aplicação' })
  @ApiNoContentResponse({ description: 'Retirada.' })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não há nenhuma.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'É o último segundo passo de uma conta que tem de o ter.' })
  removeApp(@CurrentUserId() userId: number, @CurrentSessionId() sessionId: string): Promise<void> {
    return this.segundoPasso.removeApp({ userId, sessionId });
  }

  @Post('codigos')
  @Editor()
  @AsksPassword()
  @ApiOperation({ summary: 'Criar dez códigos de recuperação novos; os antigos deixam de servir' })
  @ApiCreatedResponse({ type: CodigosRecuperacaoDto })
  @ApiConflictResponse({ type: ErrorBody, description: 'A conta não tem segundo passo.' })
  async renewCodes(
    @CurrentUserId() userId: number,
    @CurrentSessionId() sessionId: string,
  ): Promise<CodigosRecuperacaoDto> {
    return { codigos: await this.segundoPasso.renewCodes({ userId, sessionId }) };
  }

  @Delete()
  @Editor()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Desligar o segundo passo da própria conta' })
  @ApiNoContentResponse({ description: 'Desligado.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'A conta não tem segundo passo, ou tem de o ter.' })
  switchOff(@CurrentUserId() userId: number, @CurrentSessionId() sessionId: string): Promise<void> {
    return this.segundoPasso.switchOff({ userId, sessionId });
  }
}

import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiGoneResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { BeforeSecondStep, Editor } from '../../platform/access/access.decorator.js';
import { CurrentSessionId } from '../../platform/access/current-session.decorator.js';
import { CurrentUserId } from '../../platform/access/current-user.decorator.js';
import { NotAudited } from '../../platform/audit/audited.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AsksPassword } from '../sessions/asks-password.decorator.js';
import { OwnPasskeys } from './own-passkeys.service.js';
import { PasskeyCriadaDto, PasskeyDto, PasskeyInputDto, PasskeyNomeDto, PasskeyOpcoesDto } from './passkey.dto.js';

@ApiTags('Segundo passo')
@Controller('api/segundo-passo/passkeys')
@Section('conta')
@BeforeSecondStep()
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  @Post('opcoes')
  @Editor()
  @AsksPassword()
  @NotAudited()
  @HttpCode(200)
  @ApiOperation({ summary: 'O que o navegador precisa para criar uma chave de acesso; nada muda' })
  @ApiOkResponse({ type: PasskeyOpcoesDto })
  @ApiConflictResponse({ type: ErrorBody, description: 'Não funcionam neste endereço, ou já há demasiadas.' })
  async options(@CurrentUserId() userId: number): Promise<PasskeyOpcoesDto> {
    return { opcoes: await this.passkeys.options(userId) };
  }

  @Post()
  @Editor()
  @AsksPassword()
  @ApiOperation({ summary: 'Adicionar uma chave de acesso como segundo passo' })
  @ApiCreatedResponse({ type: PasskeyCriadaDto })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'A resposta não está certa.' })
  @ApiGoneResponse({ type: ErrorBody, description: 'O desafio expirou ou já foi usado.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'Já está registada.' })
  add(
    @CurrentUserId() userId: number,
    @CurrentSessionId() sessionId: string,
    @Body() body: PasskeyInputDto,
  ): Promise<PasskeyCriadaDto> {
    return this.passkeys.add({ userId, sessionId }, body);
  }

  @Put(':id')
  @Editor()
  @AsksPassword()
  @ApiOperation({ summary: 'Dar outro nome a uma chave de acesso' })
  @ApiOkResponse({ type: PasskeyDto })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  rename(
    @Param('id', IdPipe) id: number,
    @CurrentUserId() userId: number,
    @CurrentSessionId() sessionId: string,
    @Body() { nome }: PasskeyNomeDto,
  ): Promise<PasskeyDto> {
    return this.passkeys.rename({ userId, sessionId }, id, nome);
  }

  @Delete(':id')
  @Editor()
  @AsksPassword()
  @HttpCode(204)
  @ApiOperation({ summary: 'Retirar uma chave de acesso' })
  @ApiNoContentResponse({ description: 'Retirada.' })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'É o último segundo passo de uma conta que tem de o ter.' })
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentUserId() userId: number,
    @CurrentSessionId() sessionId: string,
  ): Promise<void> {
    return this.passkeys.remove({ userId, sessionId }, id);
  }
}

import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Admin,
  Audited,
  BeforeSecondStep,
  CurrentUserId,
  Editor,
  NotAudited,
  ServesResource,
} from '#platform/access/access.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, AnswersNothing, ApiReadRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { AsksPassword, CurrentSession, type LiveSession } from '../sessions/live-session.js';
import { SecondStep } from './second-step.service.js';
import {
  AplicacaoInputDto,
  AplicacaoOfertaDto,
  CodigosRecuperacaoDto,
  PasskeyCriadaDto,
  PasskeyDto,
  PasskeyInputDto,
  PasskeyNomeDto,
  PasskeyOpcoesDto,
  SegundoPassoDto,
  UserSegundoPassoDto,
} from './segundo-passo.dto.js';

@ApiTags('Segundo passo')
@Controller('api/segundo-passo')
@ServesResource('conta')
@BeforeSecondStep()
export class SegundoPassoController {
  constructor(private readonly secondStep: SecondStep) {}

  @Get()
  @Editor('Ler o segundo passo da própria conta')
  @Answers(SegundoPassoDto)
  async get(@CurrentUserId() userId: number): Promise<SegundoPassoDto> {
    const state = await this.secondStep.get(userId);
    return toAnswer(SegundoPassoDto, state, { passkeys: state.passkeys.map(PasskeyDto.from) });
  }

  @Get('aplicacao')
  @Editor('Uma chave nova para uma aplicação de códigos; só conta depois de confirmada')
  @AsksPassword()
  @Answers(AplicacaoOfertaDto)
  async offerApp(@CurrentUserId() userId: number): Promise<AplicacaoOfertaDto> {
    return toAnswer(AplicacaoOfertaDto, await this.secondStep.offerApp(userId));
  }

  @Put('aplicacao')
  @Editor('Confirmar a aplicação com um código seu; substitui a que houver')
  @AsksPassword()
  @Answers(CodigosRecuperacaoDto)
  @Refuses({ 400: 'O código não está certo, ou passou o tempo.' })
  async acceptApp(
    @CurrentSession() self: LiveSession,
    @Body() body: AplicacaoInputDto,
  ): Promise<CodigosRecuperacaoDto> {
    return { codigos: await this.secondStep.acceptApp(self, body) };
  }

  @Delete('aplicacao')
  @Editor('Deixar de usar a aplicação')
  @AsksPassword()
  @AnswersNothing('Retirada.')
  @Refuses({ 404: 'Não há nenhuma.', 409: 'É o último segundo passo de uma conta que tem de o ter.' })
  removeApp(@CurrentSession() self: LiveSession): Promise<void> {
    return this.secondStep.removeApp(self);
  }

  @Post('codigos')
  @Editor('Criar dez códigos de recuperação novos; os antigos deixam de servir')
  @AsksPassword()
  @Answers(CodigosRecuperacaoDto, 201)
  @Refuses({ 409: 'A conta não tem segundo passo.' })
  async renewCodes(@CurrentSession() self: LiveSession): Promise<CodigosRecuperacaoDto> {
    return { codigos: await this.secondStep.renewCodes(self) };
  }

  @Delete()
  @Editor('Desligar o segundo passo da própria conta')
  @AsksPassword()
  @AnswersNothing('Desligado.')
  @Refuses({ 409: 'A conta não tem segundo passo, ou tem de o ter.' })
  switchOff(@CurrentSession() self: LiveSession): Promise<void> {
    return this.secondStep.switchOffOwn(self);
  }
}

@ApiTags('Segundo passo')
@Controller('api/segundo-passo/passkeys')
@ServesResource('conta')
@BeforeSecondStep()
export class PasskeysController {
  constructor(private readonly secondStep: SecondStep) {}

  @Post('opcoes')
  @Editor('O que o navegador precisa para criar uma chave de acesso; nada muda')
  @AsksPassword()
  @NotAudited()
  @Answers(PasskeyOpcoesDto)
  @Refuses({ 409: 'Não funcionam neste endereço, ou já há demasiadas.' })
  async options(@CurrentUserId() userId: number): Promise<PasskeyOpcoesDto> {
    return { opcoes: await this.secondStep.offerPasskey(userId) };
  }

  @Post()
  @Editor('Adicionar uma chave de acesso como segundo passo')
  @AsksPassword()
  @Answers(PasskeyCriadaDto, 201)
  @Refuses({ 400: 'A resposta não está certa.', 409: 'Já está registada.', 410: 'O desafio expirou ou já foi usado.' })
  async add(@CurrentSession() self: LiveSession, @Body() body: PasskeyInputDto): Promise<PasskeyCriadaDto> {
    const { codigos, passkey } = await this.secondStep.addPasskey(self, body);
    return { codigos, passkey: PasskeyDto.from(passkey) };
  }

  @Put(':id')
  @Editor('Dar outro nome a uma chave de acesso')
  @AsksPassword()
  @ApiReadRecord(PasskeyDto)
  async rename(@Param('id', IdPipe) id: number, @CurrentSession() self: LiveSession, @Body() { nome }: PasskeyNomeDto) {
    return PasskeyDto.from(await this.secondStep.renamePasskey(self, id, nome));
  }

  @Delete(':id')
  @Editor('Retirar uma chave de acesso')
  @AsksPassword()
  @AnswersNothing('Retirada.')
  @Refuses({ 404: 'Não existe.', 409: 'É o último segundo passo de uma conta que tem de o ter.' })
  remove(@Param('id', IdPipe) id: number, @CurrentSession() self: LiveSession): Promise<void> {
    return this.secondStep.removePasskey(self, id);
  }
}

@ApiTags('Utilizadores')
@Controller('api/users')
@ServesResource('users')
export class UserSecondStepController {
  constructor(private readonly secondStep: SecondStep) {}

  @Delete(':id/segundo-passo')
  @Admin('Desligar o segundo passo de quem o perdeu; as suas sessões terminam')
  @AsksPassword()
  @Audited('alterou')
  @AnswersNothing('Desligado.')
  @Refuses({ 409: 'A conta é a própria, ou não tem segundo passo.' })
  async reset(@Param('id', IdPipe) id: number, @CurrentUserId() actorId: number): Promise<void> {
    await this.secondStep.switchOffForAnother(id, actorId);
  }

  @Get(':id/segundo-passo')
  @Admin('Saber se um utilizador tem segundo passo')
  @Answers(UserSegundoPassoDto)
  async get(@Param('id', IdPipe) id: number): Promise<UserSegundoPassoDto> {
    return { ativo: await this.secondStep.existsOrThrow(id) };
  }
}

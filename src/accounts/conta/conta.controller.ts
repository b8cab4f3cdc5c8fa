import { Body, Controller, Get, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Audited,
  BeforeSecondStep,
  CurrentUserId,
  Editor,
  NoStore,
  Public,
  ServesResource,
} from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, AnswersNothing, Refuses } from '#platform/http/answers.js';
import { AsksPassword, CurrentSession, type LiveSession } from '../sessions/live-session.js';
import {
  ContaAlteradaDto,
  ContaConfirmacaoDto,
  ContaDto,
  ContaEmailDto,
  ContaInputDto,
  ContaPasswordDto,
  LigacaoDePasswordDto,
  NovaPasswordDto,
  RecuperarInputDto,
  RecuperarPedidoDto,
} from './conta.dto.js';
import { ContaService } from './conta.service.js';

@ApiTags('Conta')
@Controller('api/conta')
@ServesResource('conta')
@BeforeSecondStep()
export class ContaController {
  constructor(private readonly conta: ContaService) {}

  @Get()
  @Editor('Ler a própria conta')
  @Answers(ContaDto)
  async get(@CurrentUserId() userId: number): Promise<ContaDto> {
    return toAnswer(ContaDto, await this.conta.get(userId));
  }

  @Put()
  @Editor('Mudar o nome ou o resumo diário, ou pedir a mudança do e-mail da própria conta')
  @AsksPassword()
  @Answers(ContaAlteradaDto)
  @Refuses({ 429: 'A conta já pediu hoje e-mails a mais.' })
  async change(@CurrentUserId() userId: number, @Body() body: ContaInputDto): Promise<ContaAlteradaDto> {
    return toAnswer(ContaAlteradaDto, await this.conta.change(userId, body));
  }

  @Put('password')
  @Editor('Mudar a própria palavra-passe; as outras sessões terminam')
  @AnswersNothing('Mudada.')
  @Refuses({
    400: 'A atual não está certa, ou a nova não serve.',
    401: 'Sem sessão válida, ou houve hoje erradas a mais: terminou.',
  })
  changePassword(@CurrentSession() self: LiveSession, @Body() body: ContaPasswordDto): Promise<void> {
    return this.conta.changePassword(self, body);
  }

  @Post('confirmacao')
  @Editor('Dar de novo a palavra-passe, antes de mudar a conta')
  @Audited('entrou')
  @AnswersNothing('É a certa.')
  @Refuses({ 400: 'Não é a certa.', 401: 'Sem sessão válida, ou houve hoje erradas a mais: terminou.' })
  confirm(@CurrentSession() self: LiveSession, @Body() { password }: ContaConfirmacaoDto): Promise<void> {
    return this.conta.confirmPassword(self, password);
  }
}

@ApiTags('Conta')
@Controller('api/conta/email')
export class ContaEmailController {
  constructor(private readonly conta: ContaService) {}

  @Post(':token')
  @Public('Confirmar o novo e-mail de uma conta, com a ligação que lá chegou')
  @RateLimited('login')
  @Answers(ContaEmailDto)
  @Refuses({ 409: 'O e-mail já existe.', 410: 'A ligação já foi usada, expirou ou foi ultrapassada.' })
  async confirm(@Param('token') token: string, @Ip() address: string): Promise<ContaEmailDto> {
    return { email: await this.conta.confirmEmail(token, address) };
  }
}

@ApiTags('Sessão')
@Controller('api/recuperar')
export class RecuperarController {
  constructor(private readonly conta: ContaService) {}

  @Post()
  @Public('Pedir uma nova palavra-passe; a resposta é a mesma para qualquer e-mail')
  @RateLimited('login')
  @NoStore()
  @Answers(RecuperarPedidoDto, 202)
  async ask(@Body() body: RecuperarInputDto): Promise<RecuperarPedidoDto> {
    return toAnswer(RecuperarPedidoDto, await this.conta.requestLink(body));
  }

  @Get(':token')
  @Public('Ver de quem é a conta cuja palavra-passe a ligação deixa escolher')
  @NoStore()
  @Answers(LigacaoDePasswordDto)
  @Refuses({ 404: 'A ligação não existe.', 410: 'A ligação já foi usada, expirou ou foi ultrapassada.' })
  async read(@Param('token') token: string): Promise<LigacaoDePasswordDto> {
    return toAnswer(LigacaoDePasswordDto, await this.conta.readLink(token));
  }

  @Post(':token')
  @Public('Escolher a nova palavra-passe, com a ligação que chegou por e-mail')
  @RateLimited('login')
  @AnswersNothing('Mudada; todas as sessões terminaram.')
  @Refuses({ 410: 'A ligação já foi usada, expirou ou foi ultrapassada.' })
  setPassword(@Param('token') token: string, @Body() { password }: NovaPasswordDto, @Ip() address: string) {
    return this.conta.setPassword(token, password, address);
  }
}

import { Body, Controller, Delete, Get, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Audited, CurrentUserId, NoStore, Public, ServesResource } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, AnswersNothing, IdPipe, Refuses } from '#platform/http/answers.js';
import { NovaPasswordDto } from '../conta/conta.dto.js';
import { AsksPassword } from '../sessions/live-session.js';
import {
  ConvidadoDto,
  ConvidadoEnviadoDto,
  ConvidadoInputDto,
  ConviteContaAceiteDto,
  ConviteContaDto,
} from './convidado.dto.js';
import { ConvidadosService } from './convidados.service.js';

@ApiTags('Utilizadores')
@Controller('api/convidados')
@ServesResource('convidados')
export class ConvidadosController {
  constructor(private readonly convidados: ConvidadosService) {}

  @Get()
  @Admin('Listar os colegas convidados que ainda não aceitaram, os mais recentes primeiro')
  @Answers([ConvidadoDto])
  async list(): Promise<ConvidadoDto[]> {
    return (await this.convidados.listWaiting()).map(ConvidadoDto.from);
  }

  @Post()
  @Admin('Convidar um colega: recebe por e-mail uma ligação para escolher a palavra-passe')
  @AsksPassword()
  @Answers(ConvidadoEnviadoDto, 201)
  @Refuses({ 409: 'O e-mail já tem uma conta, ou um convite à espera.' })
  async invite(@CurrentUserId() userId: number, @Body() body: ConvidadoInputDto): Promise<ConvidadoEnviadoDto> {
    return ConvidadoEnviadoDto.of(await this.convidados.invite(userId, body));
  }

  @Post(':id/envio')
  @Admin('Enviar de novo um convite, com outra ligação; a anterior deixa de valer')
  @AsksPassword()
  @Audited('alterou')
  @Answers(ConvidadoEnviadoDto)
  @Refuses({ 404: 'Não existe, ou já foi aceite.', 409: 'O e-mail já tem uma conta.' })
  async sendAgain(@CurrentUserId() userId: number, @Param('id', IdPipe) id: number): Promise<ConvidadoEnviadoDto> {
    return ConvidadoEnviadoDto.of(await this.convidados.sendAgain(userId, id));
  }

  @Delete(':id')
  @Admin('Retirar um convite que ainda não foi aceite')
  @Audited('anulou')
  @AnswersNothing('Retirado; a ligação deixa de valer.')
  @Refuses({ 404: 'Não existe, ou já foi aceite.' })
  withdraw(@Param('id', IdPipe) id: number): Promise<void> {
    return this.convidados.withdraw(id);
  }
}

@ApiTags('Utilizadores')
@Controller('api/convite-conta')
export class ConviteContaController {
  constructor(private readonly convidados: ConvidadosService) {}

  @Get(':token')
  @Public('Ver para quem é o convite de um colega')
  @NoStore()
  @Answers(ConviteContaDto)
  @Refuses({ 404: 'O convite não existe.', 410: 'O convite já foi aceite ou expirou.' })
  async read(@Param('token') token: string): Promise<ConviteContaDto> {
    return toAnswer(ConviteContaDto, await this.convidados.read(token));
  }

  @Post(':token')
  @Public('Aceitar o convite de um colega: escolher a palavra-passe da conta que assim se faz')
  @RateLimited('login')
  @Answers(ConviteContaAceiteDto)
  @Refuses({ 409: 'O e-mail já tem uma conta.', 410: 'O convite já foi aceite ou expirou.' })
  async accept(
    @Param('token') token: string,
    @Body() { password }: NovaPasswordDto,
    @Ip() address: string,
  ): Promise<ConviteContaAceiteDto> {
    return { email: await this.convidados.accept(token, password, address) };
  }
}

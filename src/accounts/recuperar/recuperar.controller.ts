import { Body, Controller, Get, Header, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Settings } from '#platform/config/config.js';
import { Answers, AnswersNothing, Refuses } from '#platform/http/answers.js';
import { ContaService } from '../conta/conta.service.js';
import { LigacaoDePasswordDto, NovaPasswordDto, RecuperarInputDto, RecuperarPedidoDto } from './recuperar.dto.js';

const SENT = 'Se houver uma conta com este e-mail, enviámos para lá uma ligação.';
const NOT_SENT = 'Não há servidor de correio: a ligação fica guardada no servidor.';

@ApiTags('Sessão')
@Controller('api/recuperar')
export class RecuperarController {
  constructor(
    private readonly conta: ContaService,
    private readonly settings: Settings,
  ) {}

  @Post()
  @Public('Pedir uma nova palavra-passe; a resposta é a mesma para qualquer e-mail')
  @RateLimited('login')
  @Header('Cache-Control', 'no-store')
  @Answers(RecuperarPedidoDto, 202)
  async ask(@Body() body: RecuperarInputDto): Promise<RecuperarPedidoDto> {
    await this.conta.askForLink(body);
    const correio = this.settings.mail.smtpUrl !== undefined;
    return { message: correio ? SENT : NOT_SENT, correio };
  }

  @Get(':token')
  @Public('Ver de quem é a conta cuja palavra-passe a ligação deixa escolher')
  @Header('Cache-Control', 'no-store')
  @Answers(LigacaoDePasswordDto)
  @Refuses({ 404: 'A ligação não existe.', 410: 'A ligação já foi usada, expirou ou foi ultrapassada.' })
  read(@Param('token') token: string): Promise<LigacaoDePasswordDto> {
    return this.conta.readLink(token);
  }

  @Post(':token')
  @Public('Escolher a nova palavra-passe, com a ligação que chegou por e-mail')
  @RateLimited('login')
  @AnswersNothing('Mudada; todas as sessões terminaram.')
  @Refuses({ 410: 'A ligação já foi usada, expirou ou foi ultrapassada.' })
  setPassword(
    @Param('token') token: string,
    @Body() { password }: NovaPasswordDto,
    @Ip() address: string,
  ): Promise<void> {
    return this.conta.setPassword(token, password, address);
  }
}

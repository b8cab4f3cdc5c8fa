import { applyDecorators, Body, Controller, Delete, Get, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ByLink, NoStore, Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers, AnswersMessage, IdPipe, Refuses } from '#platform/http/answers.js';
import {
  ColegaInputDto,
  EscolaInputDto,
  PaginaEscolaDto,
  PaginaEscolaPedidoDto,
  PaginaEscolaReciboDto,
} from './pagina-escola.dto.js';
import { PaginaEscolaService } from './pagina-escola.service.js';

const LINK_SENT = 'Se o endereço estiver certo, recebe em poucos minutos um e-mail com a ligação.';

export const ForSchool = (summary: string) =>
  applyDecorators(
    ByLink(summary),
    Refuses({ 404: 'A ligação não existe, ou foi retirada.', 410: 'A edição já terminou.' }),
  );

/** The page of its own that a school has, by a mailed link. */
@ApiTags('Desafio Escolar')
@Controller('api/desafio')
export class PaginaEscolaController {
  constructor(private readonly pagina: PaginaEscolaService) {}

  @Post()
  @Public('Pedir a ligação para a página da escola; a resposta é a mesma para qualquer endereço')
  @RateLimited('newsletter')
  @NoStore()
  @AnswersMessage(PaginaEscolaReciboDto, LINK_SENT, 202)
  @Refuses({ 400: 'Campos errados, ou prova de trabalho enviada e inválida.' })
  ask(@Body() { email, recaptcha }: PaginaEscolaPedidoDto, @Ip() ip: string): Promise<void> {
    return this.pagina.ask(email, recaptcha, ip);
  }

  // Not limited by client: the site's server asks for all visitors from one address, and a token cannot be guessed.
  @Get(':token')
  @ForSchool('Ler a página de uma escola; nada muda com isso')
  @Answers(PaginaEscolaDto)
  async read(@Param('token') token: string): Promise<PaginaEscolaDto> {
    return toAnswer(PaginaEscolaDto, await this.pagina.read(token));
  }

  @Patch(':token')
  @ForSchool('Corrigir os dados da escola')
  @RateLimited('forms')
  @AnswersMessage(PaginaEscolaReciboDto, 'Os dados da escola ficaram guardados.')
  @Refuses({ 400: 'Campos errados.', 409: 'Alterados entretanto noutro dispositivo.' })
  correct(@Param('token') token: string, @Body() body: EscolaInputDto, @Ip() ip: string): Promise<void> {
    return this.pagina.correct(token, body, ip);
  }

  @Post(':token/colegas')
  @ForSchool('Enviar a um colega uma ligação sua')
  @RateLimited('forms')
  @AnswersMessage(PaginaEscolaReciboDto, 'Enviámos a ligação.')
  @Refuses({ 400: 'Campos errados.', 403: 'A ligação é de um colega.', 409: 'Já há os colegas que pode haver.' })
  invite(@Param('token') token: string, @Body() { email }: ColegaInputDto, @Ip() ip: string): Promise<void> {
    return this.pagina.invite(token, email, ip);
  }

  @Delete(':token/colegas/:id')
  @ForSchool('Retirar a ligação de um colega')
  @RateLimited('forms')
  @AnswersMessage(PaginaEscolaReciboDto, 'A ligação deste colega deixou de funcionar.')
  @Refuses({ 403: 'A ligação é de um colega.' })
  endColleague(@Param('token') token: string, @Param('id', IdPipe) id: number, @Ip() ip: string): Promise<void> {
    return this.pagina.endColleague(token, id, ip);
  }
}

import { applyDecorators, Body, Controller, Delete, Get, Header, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ByLink, Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
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
  @Header('Cache-Control', 'no-store')
  @Answers(PaginaEscolaReciboDto, 202)
  @Refuses({ 400: 'Campos errados, ou prova de trabalho enviada e inválida.' })
  async ask(@Body() { email, recaptcha }: PaginaEscolaPedidoDto, @Ip() ip: string): Promise<PaginaEscolaReciboDto> {
    await this.pagina.ask(email, recaptcha, ip);
    return { message: LINK_SENT };
  }

  // Not limited by client: the site's server asks for all visitors from one address, and a token cannot be guessed.
  @Get(':token')
  @ForSchool('Ler a página de uma escola; nada muda com isso')
  @Answers(PaginaEscolaDto)
  read(@Param('token') token: string): Promise<PaginaEscolaDto> {
    return this.pagina.read(token);
  }

  @Patch(':token')
  @ForSchool('Corrigir os dados da escola')
  @RateLimited('forms')
  @Answers(PaginaEscolaReciboDto)
  @Refuses({ 400: 'Campos errados.', 409: 'Alterados entretanto noutro dispositivo.' })
  async correct(
    @Param('token') token: string,
    @Body() body: EscolaInputDto,
    @Ip() ip: string,
  ): Promise<PaginaEscolaReciboDto> {
    await this.pagina.correct(token, body, ip);
    return { message: 'Os dados da escola ficaram guardados.' };
  }

  @Post(':token/colegas')
  @ForSchool('Enviar a um colega uma ligação sua')
  @RateLimited('forms')
  @Answers(PaginaEscolaReciboDto)
  @Refuses({ 400: 'Campos errados.', 403: 'A ligação é de um colega.', 409: 'Já há os colegas que pode haver.' })
  async invite(
    @Param('token') token: string,
    @Body() { email }: ColegaInputDto,
    @Ip() ip: string,
  ): Promise<PaginaEscolaReciboDto> {
    await this.pagina.invite(token, email, ip);
    return { message: 'Enviámos a ligação.' };
  }

  @Delete(':token/colegas/:id')
  @ForSchool('Retirar a ligação de um colega')
  @RateLimited('forms')
  @Answers(PaginaEscolaReciboDto)
  @Refuses({ 403: 'A ligação é de um colega.' })
  async endColleague(
    @Param('token') token: string,
    @Param('id', IdPipe) id: number,
    @Ip() ip: string,
  ): Promise<PaginaEscolaReciboDto> {
    await this.pagina.endColleague(token, id, ip);
    return { message: 'A ligação deste colega deixou de funcionar.' };
  }
}

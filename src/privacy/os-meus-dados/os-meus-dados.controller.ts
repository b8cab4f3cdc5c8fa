import { applyDecorators, Body, Controller, Delete, Get, Ip, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { sendDocument } from '#files/ficheiros/send-stored.js';
import { ByLink, NoStore, Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers, AnswersFile, AnswersMessage, Refuses } from '#platform/http/answers.js';
import { DadosApagadosDto } from '../dados-pessoais/dados-pessoais.dto.js';
import { CorrigirDadosInputDto, MeusDadosDto, MeusDadosInputDto, ReciboDadosDto } from './os-meus-dados.dto.js';
import { OsMeusDadosService } from './os-meus-dados.service.js';

const LINK_SENT = 'Se o endereço estiver certo, recebe em poucos minutos um e-mail com uma ligação.';

const ForPerson = (summary: string) =>
  applyDecorators(
    ByLink(summary),
    Refuses({ 404: 'A ligação não existe.', 410: 'A ligação expirou ou já foi usada.' }),
  );

@ApiTags('Os meus dados')
@Controller('api/os-meus-dados')
export class OsMeusDadosController {
  constructor(private readonly dados: OsMeusDadosService) {}

  @Post()
  @Public('Pedir a ligação para os próprios dados; a resposta é a mesma para qualquer endereço')
  @RateLimited('newsletter')
  @NoStore()
  @AnswersMessage(ReciboDadosDto, LINK_SENT, 202)
  @Refuses({ 400: 'Campos errados, ou prova de trabalho enviada e inválida.', 503: 'Temporariamente indisponível.' })
  ask(@Body() { email, recaptcha }: MeusDadosInputDto, @Ip() ip: string): Promise<void> {
    return this.dados.ask(email, recaptcha, ip);
  }

  // Not limited by client: the site's server asks for all visitors from one address, and a token cannot be guessed.
  @Get(':token')
  @ForPerson('Ver o que se guarda sob o endereço a que a ligação foi enviada')
  @Answers(MeusDadosDto)
  async read(@Param('token') token: string): Promise<MeusDadosDto> {
    return MeusDadosDto.from(await this.dados.read(token));
  }

  @Get(':token/documentos/:name')
  @ForPerson('Descarregar um documento que veio com um registo próprio')
  @AnswersFile('application/pdf', 'O PDF.')
  async document(@Param('token') token: string, @Param('name') name: string, @Res() response: Response): Promise<void> {
    await sendDocument(response, await this.dados.document(token, name));
  }

  @Patch(':token')
  @ForPerson('Corrigir o nome ou o telefone num registo próprio')
  @RateLimited('forms')
  @Answers(ReciboDadosDto)
  @Refuses({ 400: 'Campos errados.' })
  async correct(
    @Param('token') token: string,
    @Body() body: CorrigirDadosInputDto,
    @Ip() ip: string,
  ): Promise<ReciboDadosDto> {
    return { message: await this.dados.correct(token, body, ip) };
  }

  @Delete(':token')
  @ForPerson('Apagar tudo o que se guarda sob o endereço; a ligação fica usada')
  @RateLimited('forms')
  @Answers(DadosApagadosDto)
  async erase(@Param('token') token: string, @Ip() ip: string): Promise<DadosApagadosDto> {
    return DadosApagadosDto.from(await this.dados.erase(token, ip));
  }
}

import { applyDecorators, Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin, Audited, NoStore, ServesResource } from '#platform/access/access.decorator.js';
import type { AuditVerb } from '#platform/requests/audited-action.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { ConsentimentosDto } from '#submissions/consentimentos/consentimentos.dto.js';
import { AsksPassword } from '#accounts/sessions/live-session.js';
import { DadosApagadosDto, DadosExportadosDto, DadosPessoaisDto, EnderecoInputDto } from './dados-pessoais.dto.js';
import { DadosPessoaisService } from './dados-pessoais.service.js';

const ForAdmin = (verb: AuditVerb, summary: string) =>
  applyDecorators(Admin(summary), Audited(verb), NoStore(), Refuses({ 400: 'Não é um endereço de e-mail.' }));

/** Everything about one person. The address is sent in the body: a path stands in logs and histories. */
@ApiTags('Dados pessoais')
@Controller('api/dados-pessoais')
@ServesResource('dados-pessoais')
export class DadosPessoaisController {
  constructor(private readonly dados: DadosPessoaisService) {}

  @Post('pesquisa')
  @ForAdmin('abriu', 'Tudo o que se guarda sob um endereço de e-mail')
  @Answers(DadosPessoaisDto)
  async find(@Body() { email }: EnderecoInputDto): Promise<DadosPessoaisDto> {
    return DadosPessoaisDto.from(await this.dados.read(email));
  }

  @Post('consentimentos')
  @ForAdmin('abriu', 'O registo dos consentimentos de um endereço de e-mail, com os textos que foram mostrados')
  @Answers(ConsentimentosDto)
  async consents(@Body() body: EnderecoInputDto): Promise<ConsentimentosDto> {
    const { email, entries } = await this.dados.consents(body.email);
    return ConsentimentosDto.from(email, entries);
  }

  @Post('exportacao')
  @ForAdmin('exportou', 'Exportar tudo o que se guarda sob um endereço de e-mail')
  @AsksPassword()
  @Header('Content-Disposition', 'attachment; filename="dados-pessoais.json"')
  @Answers(DadosExportadosDto)
  async export(@Body() { email }: EnderecoInputDto): Promise<DadosExportadosDto> {
    return DadosExportadosDto.from(await this.dados.read(email));
  }

  @Post('apagamento')
  @ForAdmin('eliminou', 'Apagar tudo o que se guarda sob um endereço de e-mail; a pessoa recebe um recibo')
  @AsksPassword()
  @Answers(DadosApagadosDto)
  async erase(@Body() { email }: EnderecoInputDto): Promise<DadosApagadosDto> {
    return DadosApagadosDto.from(await this.dados.erase(email));
  }
}

import { Body, Controller, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { ConsentimentosDto } from '#submissions/consentimentos/consentimentos.dto.js';
import { AsksPassword } from '#accounts/sessions/asks-password.decorator.js';
import { DadosApagadosDto, DadosPessoaisDto, EnderecoInputDto } from './dados-pessoais.dto.js';
import { DadosPessoaisService } from './dados-pessoais.service.js';

/** Everything about one person. The address is sent in the body: a path stands in logs and histories. */
@ApiTags('Dados pessoais')
@Controller('api/dados-pessoais')
@Section('dados-pessoais')
export class DadosPessoaisController {
  constructor(private readonly dados: DadosPessoaisService) {}

  @Post('pesquisa')
  @Admin('Tudo o que se guarda sob um endereço de e-mail')
  @Audited('abriu')
  @Header('Cache-Control', 'no-store')
  @Answers(DadosPessoaisDto)
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  find(@Body() { email }: EnderecoInputDto): Promise<DadosPessoaisDto> {
    return this.dados.find(email);
  }

  @Post('consentimentos')
  @Admin('O registo dos consentimentos de um endereço de e-mail, com os textos que foram mostrados')
  @Audited('abriu')
  @Header('Cache-Control', 'no-store')
  @Answers(ConsentimentosDto)
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  consents(@Body() { email }: EnderecoInputDto): Promise<ConsentimentosDto> {
    return this.dados.consents(email);
  }

  @Post('exportacao')
  @Admin('Exportar tudo o que se guarda sob um endereço de e-mail')
  @AsksPassword()
  @Audited('exportou')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="dados-pessoais.json"')
  @Answers(DadosPessoaisDto)
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  export(@Body() { email }: EnderecoInputDto): Promise<DadosPessoaisDto> {
    return this.dados.find(email);
  }

  @Post('apagamento')
  @Admin('Apagar tudo o que se guarda sob um endereço de e-mail; a pessoa recebe um recibo')
  @AsksPassword()
  @Audited('eliminou')
  @Header('Cache-Control', 'no-store')
  @Answers(DadosApagadosDto)
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  erase(@Body() { email }: EnderecoInputDto): Promise<DadosApagadosDto> {
    return this.dados.erase(email);
  }
}

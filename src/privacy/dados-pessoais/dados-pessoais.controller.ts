import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Refuses } from '#platform/errors/error-body.js';
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
  @Admin()
  @Audited('abriu')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Tudo o que se guarda sob um endereço de e-mail' })
  @ApiOkResponse({ type: DadosPessoaisDto })
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  find(@Body() { email }: EnderecoInputDto): Promise<DadosPessoaisDto> {
    return this.dados.find(email);
  }

  @Post('consentimentos')
  @Admin()
  @Audited('abriu')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'O registo dos consentimentos de um endereço de e-mail, com os textos que foram mostrados' })
  @ApiOkResponse({ type: ConsentimentosDto })
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  consents(@Body() { email }: EnderecoInputDto): Promise<ConsentimentosDto> {
    return this.dados.consents(email);
  }

  @Post('exportacao')
  @Admin()
  @AsksPassword()
  @Audited('exportou')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Header('Content-Disposition', 'attachment; filename="dados-pessoais.json"')
  @ApiOperation({ summary: 'Exportar tudo o que se guarda sob um endereço de e-mail' })
  @ApiOkResponse({ type: DadosPessoaisDto })
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  export(@Body() { email }: EnderecoInputDto): Promise<DadosPessoaisDto> {
    return this.dados.find(email);
  }

  @Post('apagamento')
  @Admin()
  @AsksPassword()
  @Audited('eliminou')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Apagar tudo o que se guarda sob um endereço de e-mail; a pessoa recebe um recibo' })
  @ApiOkResponse({ type: DadosApagadosDto })
  @Refuses({ 400: 'Não é um endereço de e-mail.' })
  erase(@Body() { email }: EnderecoInputDto): Promise<DadosApagadosDto> {
    return this.dados.erase(email);
  }
}

import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { AceiteDto } from '../shared/receives-form.decorator.js';
import { ConvitesService } from './convites.service.js';
import { ConviteValidoDto, TestemunhoInputDto } from './convite.dto.js';
import { TestemunhosService } from './testemunhos.service.js';

@ApiTags('Convites')
@Controller()
export class TestemunhosController {
  constructor(
    private readonly convites: ConvitesService,
    private readonly testemunhos: TestemunhosService,
  ) {}

  // Not limited by client: the site's server asks for all visitors from one address. A token of 256 random bits cannot
  // be guessed at any rate, and one look-up costs what any public page does.
  @Get('convites/:token')
  @Public('Saber se um convite ainda pode ser usado')
  @Header('Cache-Control', 'no-store')
  @Answers(ConviteValidoDto)
  @Refuses({ 404: 'O convite não existe.', 410: 'O convite já foi usado, expirou ou foi anulado.' })
  async get(@Param('token') token: string): Promise<ConviteValidoDto> {
    const { expira } = await this.convites.getOpenOrThrow(token);
    return { valido: true, expira: expira.toISOString() };
  }

  @Post('testemunhos')
  @Public('Enviar um testemunho com um convite; fica em rascunho até ser aprovado')
  @RateLimited('forms')
  @Answers(AceiteDto, 201)
  @Refuses({
    400: 'Campos errados, ou imagem que não veio com este convite.',
    404: 'O convite não existe.',
    410: 'O convite já foi usado, expirou ou foi anulado.',
  })
  async receive(@Body() body: TestemunhoInputDto): Promise<AceiteDto> {
    const id = await this.testemunhos.submit(body);
    return { id, message: 'Testemunho enviado com sucesso! Será publicado depois de aprovado.' };
  }
}

import { Controller, Get, Global, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Pagina } from '#content/paginas/pagina.entity.js';
import { PaginasModule } from '#content/paginas/paginas.module.js';
import { Public } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers } from '#platform/http/answers.js';
import { ConsentLedger } from './consent-ledger.js';
import { TextoVersaoDto } from './consentimentos.dto.js';

@ApiTags('Consentimentos')
@Controller('api/textos')
class TextosController {
  constructor(private readonly ledger: ConsentLedger) {}

  @Get()
  @Public('As versões dos textos mostrados com os formulários, a enviar em `textos`')
  @Kept(Pagina)
  @Answers([TextoVersaoDto])
  async present(): Promise<TextoVersaoDto[]> {
    return (await this.ledger.presentVersions()).map((text) => toAnswer(TextoVersaoDto, text));
  }
}

@Global()
@Module({
  imports: [PaginasModule],
  controllers: [TextosController],
  providers: [ConsentLedger],
  exports: [ConsentLedger],
})
export class ConsentimentosModule {}

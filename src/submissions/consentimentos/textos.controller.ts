import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Pagina } from '#content/paginas/pagina.entity.js';
import { Public } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Answers } from '#platform/http/answers.js';
import { TextoVersaoDto } from './consentimentos.dto.js';
import { Textos } from './textos.service.js';

@ApiTags('Consentimentos')
@Controller('api/textos')
export class TextosController {
  constructor(private readonly textos: Textos) {}

  @Get()
  @Public('As versões dos textos mostrados com os formulários, a enviar em `textos`')
  @Kept(Pagina)
  @Answers([TextoVersaoDto])
  present(): Promise<TextoVersaoDto[]> {
    return this.textos.present();
  }
}

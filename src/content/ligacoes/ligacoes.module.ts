import { Body, Controller, Module, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { Editor } from '#platform/access/access.decorator.js';
import { NotAudited, Section } from '#platform/audit/audited.decorator.js';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { LinkChecker } from './link-checker.js';

const MOST_LINKS = 30;
const NO_LIST = 'As ligações têm de ser uma lista.';
const NO_TEXT = `Cada ligação tem de ser um texto com ${URL_LENGTH} caracteres, no máximo.`;

class LigacoesInputDto {
  @ApiProperty({ type: [String], maxItems: MOST_LINKS, example: ['/faq', 'https://exemplo.pt/'] })
  @IsArray({ message: NO_LIST })
  @ArrayMaxSize(MOST_LINKS, { message: `São ${MOST_LINKS} ligações de cada vez, no máximo.` })
  @IsString({ each: true, message: NO_TEXT })
  @MaxLength(URL_LENGTH, { each: true, message: NO_TEXT })
  ligacoes!: string[];
}

class LigacaoMortaDto {
  @ApiProperty({ example: '/nao-existe' }) ligacao!: string;
  @ApiProperty({ example: 'A página não existe.', description: 'Uma frase para quem a escreveu.' }) problema!: string;
}

@ApiTags('Rascunhos')
@Controller('api/ligacoes')
@Section('rascunhos')
class LigacoesController {
  constructor(private readonly checker: LinkChecker) {}

  @Post()
  @Editor('Dizer quais destas ligações não levam a lado nenhum')
  @NotAudited()
  @Answers([LigacaoMortaDto])
  @Refuses({ 400: 'Campos errados.' })
  dead(@Body() body: LigacoesInputDto): Promise<LigacaoMortaDto[]> {
    return this.checker.dead(body.ligacoes);
  }
}

@Module({ controllers: [LigacoesController], providers: [LinkChecker] })
export class LigacoesModule {}

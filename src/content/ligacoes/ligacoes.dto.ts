import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { URL_LENGTH } from '#platform/dto/url-fields.js';

const MOST_LINKS = 30;
const NO_LIST = 'As ligações têm de ser uma lista.';
const NO_TEXT = `Cada ligação tem de ser um texto com ${URL_LENGTH} caracteres, no máximo.`;

export class LigacoesInputDto {
  @ApiProperty({ type: [String], maxItems: MOST_LINKS, example: ['/faq', 'https://exemplo.pt/'] })
  @IsArray({ message: NO_LIST })
  @ArrayMaxSize(MOST_LINKS, { message: `São ${MOST_LINKS} ligações de cada vez, no máximo.` })
  @IsString({ each: true, message: NO_TEXT })
  @MaxLength(URL_LENGTH, { each: true, message: NO_TEXT })
  ligacoes!: string[];
}

export class LigacaoMortaDto {
  @ApiProperty({ example: '/nao-existe' }) ligacao!: string;
  @ApiProperty({ example: 'A página não existe.', description: 'Uma frase para quem a escreveu.' }) problema!: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { type ImagemDto, ImagensField } from '#files/fotografias/imagem.dto.js';
import { ApiObject, ApiTextOrNull } from '#platform/dto/answer-fields.js';
import { ApiRecordVersion, ContentsField, RecordVersionField } from '../shared/record-key-fields.js';

export class PaginaInputDto {
  @ContentsField({
    description: 'As palavras da página, pela forma da sua descrição; o que não vier fica como veio de origem.',
    example: { title: 'Crianças que mudam o mundo' },
  })
  conteudo!: object;

  @RecordVersionField() versao?: number;
}

export class PaginaPublicacaoDto {
  @RecordVersionField() versao?: number;
}

export class PaginaResumidaDto {
  @ApiProperty({ example: 'associacao' }) chave!: string;
  @ApiProperty({ example: 'Associação' }) nome!: string;

  @ApiProperty({ type: [String], example: ['/faq'], description: 'Os endereços no site; nenhum é em todo o site.' })
  caminhos!: readonly string[];

  @ApiObject({ description: 'O que do publicado difere do que veio de origem.' }) alteracoes!: object;
  @ApiRecordVersion() versao!: number;
  @ApiTextOrNull({ format: 'date-time', description: 'Última publicação.' }) publicadoEm!: string | null;
  @ImagensField() imagens?: Record<string, ImagemDto>;

  @ApiProperty({
    type: Number,
    required: false,
    nullable: true,
    example: 3,
    description: 'Por que se pede o histórico (`/api/paginas/{id}/versoes`), se já foi alterada; só para quem edita.',
  })
  id?: number | null;

  @ApiProperty({ required: false, description: 'Se há um rascunho por publicar; só para quem edita.' })
  temRascunho?: boolean;

  @ApiTextOrNull({ required: false, format: 'date-time', description: 'Só para quem edita.' })
  alteradoEm?: string | null;

  @ApiTextOrNull({ required: false, description: 'O nome de quem alterou; só para quem edita.' })
  alteradoPor?: string | null;
}

export class PaginaDto extends PaginaResumidaDto {
  @ApiObject({ description: 'As palavras publicadas, todas.' }) conteudo!: object;

  @ApiObject({
    selfRequired: false,
    nullable: true,
    description: 'As do rascunho, se o há; só para quem edita.',
  })
  rascunho?: object | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { RecordIdField, RecordVersionField } from '#content/shared/record-key-fields.js';
import { TextField } from '#platform/dto/fields.js';
import { type ModeloResposta, templateLimits } from './modelo-resposta.entity.js';
import { toAnswer } from '#platform/dto/answer-fields.js';

export class ModeloRespostaInputDto {
  @TextField({ label: 'O nome', max: templateLimits.nome, example: 'Como inscrever a escola' }) nome!: string;

  @TextField({
    label: 'O texto',
    max: templateLimits.texto,
    lines: true,
    example: 'Olá, {nome}!\n\nObrigado por nos escrever.',
    description: '`{nome}` dá lugar ao nome de quem enviou a mensagem.',
  })
  texto!: string;
}

export class ModeloRespostaUpdateDto extends ModeloRespostaInputDto {
  @RecordIdField() id?: number;
  @RecordVersionField() versao?: number;
}

export class ModeloRespostaDto {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 'Como inscrever a escola' }) nome!: string;
  @ApiProperty({ example: 'Olá, {nome}!\n\nObrigado por nos escrever.' }) texto!: string;
  @ApiProperty({ example: 1 }) versao!: number;

  static readonly from = (row: ModeloResposta): ModeloRespostaDto => toAnswer(ModeloRespostaDto, row);
}

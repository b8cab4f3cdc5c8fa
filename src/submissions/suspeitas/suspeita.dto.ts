import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type Doubt, doubts } from '../shared/doubt.js';
import { CampoSubmetido } from '../shared/read-submission.js';
import type { Suspeita } from './suspeita.entity.js';

/** A doubtful submission with what it says, as people know its fields. */
export interface ReadSuspeita extends Suspeita {
  campos: CampoSubmetido[];
  texto: string;
  apagadaEm: Date;
}

@ApiSchema({ name: 'Suspeita' })
export class SuspeitaDto {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'O formulário.' }) formulario!: string;
  @ApiProperty({ enum: doubts, description: 'Porque foi posta de parte.' }) motivo!: Doubt;
  @ApiProperty({ type: [CampoSubmetido], description: 'O que foi preenchido, sem o texto.' }) campos!: CampoSubmetido[];
  @ApiProperty() texto!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Nome guardado do anexo, em /documentos/{nome}.' })
  documento!: string | null;

  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'Quando é apagada, se ninguém disser que não é spam.',
  })
  apagadaEm!: string;

  static readonly from = (row: ReadSuspeita): SuspeitaDto => ({
    id: row.id,
    formulario: row.formulario,
    motivo: row.motivo,
    campos: row.campos,
    texto: row.texto,
    documento: row.documento,
    createdAt: row.createdAt.toISOString(),
    apagadaEm: row.apagadaEm.toISOString(),
  });
}

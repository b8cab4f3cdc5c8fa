import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type Oportunidade, type Reason, reasons } from '../oportunidade.entity.js';

@ApiSchema({ name: 'Oportunidade' })
export class OportunidadeDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'Maria Silva' })
  nome!: string;

  @ApiProperty({ example: 'maria@escola.pt' })
  email!: string;

  @ApiProperty({ enum: reasons })
  motivoContacto!: Reason;

  @ApiProperty()
  descricaoMotivoContacto!: string;

  @ApiProperty({ description: 'Se pediu a newsletter.' })
  newsletter!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Nome guardado do anexo, em /documentos/{nome}.' })
  documento!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'Se um administrador já a leu.' })
  lida!: boolean;

  static readonly from = ({
    id,
    nome,
    email,
    motivo,
    descricao,
    newsletter,
    documento,
    createdAt,
    lida,
  }: Oportunidade): OportunidadeDto => ({
    id,
    nome,
    email,
    motivoContacto: motivo,
    descricaoMotivoContacto: descricao,
    newsletter,
    documento,
    createdAt: createdAt.toISOString(),
    lida,
  });
}

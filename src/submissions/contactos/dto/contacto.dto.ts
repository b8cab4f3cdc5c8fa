import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Contacto } from '../contacto.entity.js';

@ApiSchema({ name: 'Contacto' })
export class ContactoDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'Maria Silva' })
  nome!: string;

  @ApiProperty({ example: 'maria@escola.pt' })
  email!: string;

  @ApiProperty({ example: 'Como participar' })
  assunto!: string;

  @ApiProperty({ description: 'O mesmo texto que `mensagem`.' })
  descricaoMotivoContacto!: string;

  @ApiProperty()
  mensagem!: string;

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
    assunto,
    descricao,
    documento,
    createdAt,
    lida,
  }: Contacto): ContactoDto => ({
    id,
    nome,
    email,
    assunto,
    descricaoMotivoContacto: descricao,
    mensagem: descricao,
    documento,
    createdAt: createdAt.toISOString(),
    lida,
  });
}

import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Subscritor } from '../subscritor.entity.js';

@ApiSchema({ name: 'Newsletter' })
export class NewsletterDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'Maria Silva' })
  nome!: string;

  @ApiProperty({ example: 'maria@escola.pt' })
  email!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'Quando foi feito o primeiro pedido.' })
  create!: string;

  @ApiProperty({ description: 'Se o endereço foi confirmado pela ligação enviada por email.' })
  confirmada!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi dado o consentimento.' })
  confirmadaEm!: string | null;

  @ApiProperty({ example: '2025-07-25', description: 'Versão da política de privacidade a que foi dado.' })
  privacidadeVersao!: string;

  static readonly from = ({ id, nome, email, create, confirmada, confirmadaEm, privacidadeVersao }: Subscritor) => ({
    id,
    nome,
    email,
    create: create.toISOString(),
    confirmada,
    confirmadaEm: confirmadaEm?.toISOString() ?? null,
    privacidadeVersao,
  });
}

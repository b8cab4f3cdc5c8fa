import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Convite } from '../convite.entity.js';
import { type InvitationState, invitationState, invitationStates } from '../invitation-state.js';

@ApiSchema({ name: 'Convite' })
export class ConviteDto {
  @ApiProperty({ example: 5 })
  id!: number;

  @ApiProperty({ type: String, nullable: true, example: 'Voluntária de 2025-2026' })
  nota!: string | null;

  @ApiProperty({ enum: invitationStates })
  estado!: InvitationState;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'Até quando pode ser usado.' })
  expira!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi usado.' })
  usado!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Quando foi anulado.' })
  revogado!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'O membro em rascunho que dele resultou.' })
  membroId!: number | null;

  static readonly from = (row: Convite): ConviteDto => ({
    id: row.id,
    nota: row.nota,
    estado: invitationState(row),
    createdAt: row.createdAt.toISOString(),
    expira: row.expira.toISOString(),
    usado: row.usado?.toISOString() ?? null,
    revogado: row.revogado?.toISOString() ?? null,
    membroId: row.membroId,
  });
}

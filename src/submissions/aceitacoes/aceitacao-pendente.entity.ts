import { Column, Entity, Index } from 'typeorm';
import { exact, integer, KeyColumn, moment } from '#platform/database/columns.js';

/** 'Aceitação não registada': a submission that came without the acceptance or the text that our own form sends. */
@Entity('aceitacoes_pendentes')
@Index('ix_aceitacoes_pendentes_created_at', ['createdAt', 'id'])
@Index('ix_aceitacoes_pendentes_formulario', ['formulario', 'createdAt', 'id'])
@Index('ix_aceitacoes_pendentes_registo', ['formulario', 'registo'], { unique: true })
export class AceitacaoPendente {
  @KeyColumn() id!: number;
  @Column(exact(32)) formulario!: string;
  @Column(integer()) registo!: number;
  @Column(moment()) createdAt!: Date;
}

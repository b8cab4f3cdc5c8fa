import { Column, Entity, Index } from 'typeorm';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { exact, integer, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { AppError } from '#platform/errors/app-error.js';

export const INVITATION_NOTE_LENGTH = 200;

/** An invitation to write one testimonial. Its token is known to its holder only; here is what recognises it. */
@Entity('convites')
@Resource<Convite>('convites', { search: ['nota'], ownFile: 'imagem' })
@Index('ix_convites_token_hash', ['tokenHash'], { unique: true })
@Index('ix_convites_created_at', ['createdAt', 'id'])
@Index('ix_convites_expira', ['expira', 'id'])
@TextIndex('ix_convites_nota', ['nota', 'id'])
export class Convite {
  @KeyColumn() id!: number;
  @Column(exact(64)) tokenHash!: string;
  @Column(optional(varchar(INVITATION_NOTE_LENGTH))) nota!: string | null;
  @Column(moment()) createdAt!: Date;
  @Column(moment()) expira!: Date;
  @Column(optional(moment())) usado!: Date | null;
  @Column(optional(moment())) revogado!: Date | null;
  @Column(integer()) uploadAttempts!: number;
  @Column(optional(exact(FILE_NAME_LENGTH))) imagem!: string | null;
  @Column(optional(integer())) membroId!: number | null;
}

export const invitationStates = ['pendente', 'usado', 'anulado', 'expirado'] as const;
export type InvitationState = (typeof invitationStates)[number];

const sentences = {
  usado: 'Este convite já foi usado.',
  anulado: 'Este convite foi anulado. Peça um novo à associação.',
  expirado: 'Este convite expirou. Peça um novo à associação.',
} as const satisfies Record<Exclude<InvitationState, 'pendente'>, string>;

export function invitationState({ usado, revogado, expira }: Convite, now = new Date()): InvitationState {
  if (usado !== null) return 'usado';
  if (revogado !== null) return 'anulado';
  return expira <= now ? 'expirado' : 'pendente';
}

/** @throws AppError 'gone' for an invitation that was used or revoked, or is past its time */
export function requireOpen(convite: Convite): void {
  const state = invitationState(convite);
  if (state !== 'pendente') throw new AppError('gone', sentences[state]);
}

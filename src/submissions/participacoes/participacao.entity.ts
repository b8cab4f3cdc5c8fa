import { Check, Column, Entity, Index } from 'typeorm';
import { exact, integer, isOneOf, KeyColumn, moment, optional, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { EMAIL_LENGTH, PHONE_LENGTH } from '#platform/dto/fields.js';
import { termsOf } from '#platform/database/search/terms.js';
import { TextIndex } from '#platform/lists/text-order.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { schoolYear } from '#content/edicoes/edicao.entity.js';
import { wallLimits } from '#content/mural/projeto-mural.entity.js';
import type { Projeto } from './projeto.entity.js';

export const participationStates = ['inscrita', 'submetida', 'nomeada', 'premiada', 'desistiu'] as const;
export type ParticipationState = (typeof participationStates)[number];

export const schoolCycles = [
  'Pré-escolar',
  '1.º ciclo',
  '2.º ciclo',
  '3.º ciclo',
  'Secundário',
  'Vários ciclos',
] as const;
export type SchoolCycle = (typeof schoolCycles)[number];

export const participationLimits = {
  escola: 200,
  professor: 120,
  turmas: 99,
  alunos: 5_000,
  joined: 20,
  selected: 500,
  assunto: 150,
  texto: 5_000,
  motivo: 200,
} as const;

const DISTRICT_LENGTH = 20;

/** A school's part in one edition of the challenge, made of its registration. */
@Entity('participacoes')
@Resource<Participacao>('participacoes', {
  noun: 'Participação no Desafio Escolar',
  title: 'escola',
  search: ['escola', 'professor', 'email', 'emailEscola'],
  heldUnder: {
    addresses: ['email', 'emailEscola'],
    contact: { nome: 'professor', telefone: 'telefone' },
    moment: 'createdAt',
    fields: {
      edicao: 'Edição',
      escola: 'Escola',
      distrito: 'Distrito',
      professor: 'Professor responsável',
      email: 'E-mail do professor',
      emailEscola: 'E-mail da escola',
      telefone: 'Telefone',
      ciclo: 'Ciclo',
      turmas: 'Turmas',
      alunos: 'Alunos',
      estado: 'Estado',
    },
    written: { edicao: schoolYear },
  },
})
@Check('ck_participacoes_estado', isOneOf('estado', participationStates))
@Index('ix_participacoes_edicao', ['edicao', 'id'])
@Index('ix_participacoes_created_at', ['createdAt', 'id'])
@Index('ix_participacoes_inscricao', ['inscricaoId'])
@Index('ix_participacoes_estado', ['estado', 'id'])
@Index('ix_participacoes_distrito', ['distrito', 'id'])
@Index('ix_participacoes_ciclo', ['ciclo', 'id'])
@Index('ix_participacoes_vista_em', ['vistaEm', 'id'])
@Index('ix_participacoes_email', ['email'])
@Index('ix_participacoes_escola_hash', ['escolaHash'])
@TextIndex('ix_participacoes_escola', ['escola', 'id'])
@TextIndex('ix_participacoes_professor', ['professor', 'id'])
export class Participacao {
  @KeyColumn() id!: number;
  @Column(exact(8)) edicao!: string;
  @Column(optional(integer())) inscricaoId!: number | null;
  @Column(varchar(participationLimits.escola)) escola!: string;

  /** The district that the postal code gives, or the one that the school corrected it to. */
  @Column(optional(varchar(DISTRICT_LENGTH))) distrito!: string | null;

  @Column(varchar(participationLimits.professor)) professor!: string;
  @Column(varchar(EMAIL_LENGTH)) email!: string;
  @Column(varchar(EMAIL_LENGTH)) emailEscola!: string;
  @Column(varchar(PHONE_LENGTH)) telefone!: string;

  @Column(optional(varchar(16))) ciclo!: SchoolCycle | null;
  @Column(optional(integer())) turmas!: number | null;
  @Column(optional(integer())) alunos!: number | null;
  @Column(varchar(16)) estado!: ParticipationState;
  @Column(optional(varchar(wallLimits.premio))) premio!: string | null;

  /** The last day on which it may hand its project in, where an administrator allowed it a later one; with the reason. */
  @Column(optional(exact(10))) entregaAte!: string | null;

  @Column(optional(varchar(participationLimits.motivo))) entregaMotivo!: string | null;

  /** Tells that two are of one school: a hash of its name without accents, case and common words. */
  @Column(exact(64)) escolaHash!: string;

  @Column(moment()) createdAt!: Date;
  @Column(optional(moment())) vistaEm!: Date | null;
  @Column(integer()) versao!: number;
}

/** The words that tell no school from another. */
const COMMON = new Set(['a', 'as', 'da', 'das', 'de', 'do', 'dos', 'e', 'escola', 'o', 'os']);

/** Returns the same for two names of one school, whatever their accents, case and common words. */
export function schoolHash(name: string): string {
  const words = termsOf(name).filter((word) => !COMMON.has(word));
  return sha256((words.length > 0 ? words : termsOf(name)).sort().join(' '));
}

/** A participation with the numbers of the others of its school or teacher in its edition, and with its project. */
export type ListedParticipation = Participacao & { repetidas: number[]; projeto: Projeto | null };

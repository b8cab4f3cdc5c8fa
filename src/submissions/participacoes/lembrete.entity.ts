import { Check, Column, Entity, Index } from 'typeorm';
import { exact, flag, integer, isOneOf, KeyColumn, moment, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { AppError } from '#platform/errors/app-error.js';
import { participationLimits } from './participacao.entity.js';
import { type ReminderKind, reminderKinds } from './reminder-days.js';

/** The kinds of other mail to schools, which go when what they tell of happens. */
export const noticeKinds = [
  'abertura',
  'ligacao',
  'colega',
  'semEscola',
  'prolongada',
  'maisTempo',
  'entrega',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const mailTextKinds = [...reminderKinds, ...noticeKinds] as const;
export type MailTextKind = (typeof mailTextKinds)[number];

/** The words of one kind of mail to schools. */
@Entity('lembretes')
@Resource<Lembrete>('lembretes', {
  noun: 'Lembrete',
  title: 'assunto',
  history: true,
  versionWords: {
    leftAlone: ['segue'],
    read: ({ assunto, texto, segue }) => ({ assunto, texto, segue }),
    // words of a reminder that come back are seen as a school gets them before they go, as all others are
    restore: ({ tipo }, words, { papel }) => {
      if (papel !== 'administracao') throw new AppError('forbidden');
      return { ...words, segue: noticeKinds.some((kind) => kind === tipo) };
    },
  },
})
@Check('ck_lembretes_tipo', isOneOf('tipo', mailTextKinds))
@Index('ix_lembretes_tipo', ['tipo'], { unique: true })
export class Lembrete {
  @KeyColumn() id!: number;
  @Column(exact(16)) tipo!: MailTextKind;
  @Column(varchar(participationLimits.assunto)) assunto!: string;
  @Column(text()) texto!: string;

  /** Goes by itself: an administrator has seen these words as a school gets them. */
  @Column(flag()) segue!: boolean;

  @Column(integer()) versao!: number;
}

/** Has a school get each kind of reminder once; the mail itself is forgotten sooner. */
@Entity('lembretes_enviados')
@Check('ck_lembretes_enviados_tipo', isOneOf('tipo', reminderKinds))
@Index('ix_lembretes_enviados_participacao', ['participacaoId', 'tipo'], { unique: true })
@Index('ix_lembretes_enviados_edicao', ['edicao', 'tipo', 'enviadoEm'])
export class LembreteEnviado {
  @KeyColumn() id!: number;
  @Column(integer()) participacaoId!: number;
  @Column(exact(16)) tipo!: ReminderKind;
  @Column(exact(8)) edicao!: string;
  @Column(moment()) enviadoEm!: Date;
}

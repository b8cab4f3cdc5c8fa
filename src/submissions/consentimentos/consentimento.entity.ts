import { Check, Column, Entity, Index, LessThan } from 'typeorm';
import { exact, integer, isOneOf, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { TEXT_VERSION_LENGTH, type TextName, textNames } from './shown-texts.js';

/**
 * The acts of consent to a text: somebody accepted it by ticking its box, was shown it and sent the form, asked for the
 * newsletter, or confirmed that; or an administrator recorded a consent that was given otherwise.
 */
export const consentActs = ['aceite', 'informado', 'pedido', 'confirmado', 'registado'] as const;
export type ConsentAct = (typeof consentActs)[number];

export const consentLimits = { nota: 300 } as const;

/** One entry of the ledger of consents. It holds a fingerprint of the address: who asks by the address finds it. */
@Entity('consentimentos')
@Resource<Consentimento>('consentimentos', {
  expires: [{ rule: 'consents', where: (before) => ({ retiradoEm: LessThan(before) }) }],
})
@Check('ck_consentimentos_ato', isOneOf('ato', consentActs))
@Index('ix_consentimentos_address_hash', ['addressHash', 'quando'])
@Index('ix_consentimentos_registo', ['formulario', 'registo'])
@Index('ix_consentimentos_retirado_em', ['retiradoEm'])
export class Consentimento {
  @KeyColumn() id!: number;

  /** SHA-256 of the address as addresses are compared. */
  @Column(exact(64)) addressHash!: string;

  /** The form, by the resource of its list; 'newsletter' of a subscription. */
  @Column(exact(32)) formulario!: string;

  @Column(integer()) registo!: number;

  /** The version of the text; none where none was told. */
  @Column(optional(integer())) textoId!: number | null;

  @Column(varchar(16)) ato!: ConsentAct;
  @Column(moment()) quando!: Date;
  @Column(optional(varchar(consentLimits.nota))) nota!: string | null;
  @Column(optional(moment())) retiradoEm!: Date | null;
}

/** One version of a text that people were shown with a form. Written when the API first has it, and never changed. */
@Entity('consentimento_textos')
@Check('ck_consentimento_textos_nome', isOneOf('nome', textNames))
@Index('ix_consentimento_textos_versao', ['versao'], { unique: true })
export class Texto {
  @KeyColumn() id!: number;
  @Column(varchar(16)) nome!: TextName;
  @Column(exact(TEXT_VERSION_LENGTH)) versao!: string;
  @Column(text()) texto!: string;
  @Column(moment()) firstSeenAt!: Date;
}

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

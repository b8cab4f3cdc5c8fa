import { Check, Column, Entity, Index } from 'typeorm';
import { exact, isOneOf, KeyColumn, moment, text, varchar } from '#platform/database/columns.js';
import { TEXT_VERSION_LENGTH, type TextName, textNames } from './textos/shown-texts.js';

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

import { Column, Entity, Index } from 'typeorm';
import { FILE_NAME_LENGTH } from '#files/storage/ficheiro.entity.js';
import { pictureLimits } from '#files/fotografias/fotografia.entity.js';
import { exact, flag, integer, KeyColumn, moment, optional, text, varchar } from '#platform/database/columns.js';
import { Resource } from '#platform/database/resource.js';
import { URL_LENGTH } from '#platform/dto/url-fields.js';

export const projectLimits = { titulo: 120, frase: 200, descricao: pictureLimits.alt } as const;

export interface FotoProjeto {
  nome: string;
  descricao: string;
  /** Whether children can be recognised in it; null until that is said. */
  menores: boolean | null;
}

/** The project of a school that takes part in an edition: a draft until it is handed in. */
@Entity('projetos')
@Resource<Projeto>('projetos', { noun: 'Projeto', title: 'titulo', files: ['fotos'] })
@Index('ix_projetos_participacao', ['participacaoId'], { unique: true })
export class Projeto {
  @KeyColumn() id!: number;

  @Column(integer()) participacaoId!: number;

  @Column(varchar(projectLimits.titulo)) titulo!: string;
  @Column(varchar(projectLimits.frase)) frase!: string;
  @Column(text()) sentir!: string;
  @Column(text()) imaginar!: string;
  @Column(text()) fazer!: string;
  @Column(text()) partilhar!: string;

  @Column({ ...text(), type: 'simple-json' }) fotos!: FotoProjeto[];

  @Column(optional(varchar(URL_LENGTH))) video!: string | null;

  /** Stored name of its PDF, which only administrators and the school read. */
  @Column(optional(exact(FILE_NAME_LENGTH))) documento!: string | null;
  @Column(optional(moment())) submetidoEm!: Date | null;
  @Column(flag()) mostrar!: boolean;
  @Column(optional(integer())) muralId!: number | null;
  @Column(moment()) alteradoEm!: Date;

  /** The version of its words; pictures and the PDF are changed one by one. */
  @Column(integer()) versao!: number;
}

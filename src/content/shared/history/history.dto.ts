import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { toServedUrl } from '#platform/dto/url-fields.js';
import { RecordVersionField } from '../record-key-fields.js';
import { recordWords } from '#platform/database/resource.js';
import type { BinnedRecord } from './binned-record.entity.js';
import { type RecordState, recordStates, type SavedVersion } from './saved-version.entity.js';
import type { Seen, Snapshot } from './versions.js';
import { ApiMoment, ApiMomentOrNull, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

const MAX_FIELDS = 50;
const FIELD_LENGTH = 64;
const wrongFields = `Os campos têm de ser uma lista de nomes, no máximo ${MAX_FIELDS}.`;

/** A version without its contents, which a list of them leaves where they are. */
export type VersionListed = Pick<SavedVersion, 'versao' | 'savedAt' | 'userId' | 'estado' | 'changed'>;

export class VersaoGuardadaDto {
  @ApiProperty({ example: 3 }) versao!: number;
  @ApiMomentOrNull({ description: 'Vazio: antes de haver histórico.' }) guardadaEm!: string | null;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Vazio: não se sabe quem.' }) por!: string | null;

  @ApiProperty({ enum: recordStates, nullable: true, description: 'Quem o via depois. Vazio: não se sabe.' })
  estado!: RecordState | null;

  @ApiProperty({ type: [String], example: ['titulo'], description: 'Os campos que mudaram desde a versão anterior.' })
  campos!: string[];

  static readonly from = (row: Seen<VersionListed>): VersaoGuardadaDto =>
    toAnswer(VersaoGuardadaDto, row, { guardadaEm: row.savedAt, campos: JSON.parse(row.changed) as string[] });
}

export class ConteudoDaVersaoDto {
  @ApiProperty({ example: 3 }) versao!: number;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'O que o registo tinha, campo a campo.' })
  conteudo!: Record<string, unknown>;

  static readonly from = (versao: number, contents: Snapshot): ConteudoDaVersaoDto => ({
    versao,
    conteudo: Object.fromEntries(Object.entries(contents).map(([name, value]) => [name, served(value)])),
  });
}

export class ReposicaoInputDto {
  @ApiProperty({ type: [String], required: false, nullable: true, description: 'Vazio: todos os campos.' })
  @IsOptional()
  @IsArray({ message: wrongFields })
  @ArrayMaxSize(MAX_FIELDS, { message: wrongFields })
  @IsString({ each: true, message: wrongFields })
  @MaxLength(FIELD_LENGTH, { each: true, message: wrongFields })
  campos?: string[] | null;

  @RecordVersionField() versao?: number;
}

export class NoLixoDto {
  @ApiProperty({ example: 5 }) id!: number;
  @ApiProperty({ example: 'eventos', description: 'A lista de onde veio.' }) recurso!: string;
  @ApiProperty({ example: 'Evento' }) tipo!: string;
  @ApiProperty({ example: 12, description: 'O identificador que tinha, e que volta a ter.' }) registo!: number;
  @ApiProperty({ example: 'Festival' }) titulo!: string;
  @ApiMoment() eliminadoEm!: string;
  @ApiTextOrNull({ example: 'Rita Exemplo', description: 'Vazio: não se sabe quem.' }) por!: string | null;
  @ApiMoment({ description: 'Quando desaparece de vez.' }) ficaAte!: string;

  static readonly from = (row: Seen<BinnedRecord>): NoLixoDto =>
    toAnswer(NoLixoDto, row, {
      recurso: row.resource,
      registo: row.recordId,
      ...recordWords(row.resource, row.titulo),
      eliminadoEm: row.removedAt,
      ficaAte: row.until,
    });
}

export class RepostoDto {
  @ApiProperty({ example: 'eventos' }) recurso!: string;
  @ApiProperty({ example: 12 }) registo!: number;
}

/** Our own pictures by their whole address, as records answer them. */
function served(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(served);
  return typeof value === 'string' && value.startsWith('/uploads/') ? toServedUrl(value) : value;
}

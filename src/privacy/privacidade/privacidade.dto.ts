import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type RetentionRuleName, retentionRuleNames } from '#platform/config/retention-rules.js';
import { DayField, IntegerField, TextField } from '#platform/dto/fields.js';
import { type ErasureReason, erasureReasons } from '#erasing/erasure.entity.js';
import { RESOURCE_LENGTH } from '#platform/database/resource.js';
import { type WaitingReason, waitingReasons } from './retention-state.entity.js';
import {
  ApiDay,
  ApiMoment,
  ApiMomentOrNull,
  ApiNumberOrNull,
  ApiTextOrNull,
  toAnswer,
} from '#platform/dto/answer-fields.js';
import { type Hold, HOLD_REASON_LENGTH } from '#erasing/hold.entity.js';

const MAX_DAYS = 99_999;

class TipoDaRegraDto {
  @ApiTextOrNull({ example: 'contactos', description: 'Nenhum onde não são registos.' }) tipo!: string | null;
  @ApiTextOrNull({ example: 'contactos', description: 'A secção do painel onde estão.' }) seccao!: string | null;
  @ApiProperty({ description: 'Quantos há.' }) total!: number;
  @ApiProperty({ description: 'De quantos já passou o prazo.' }) vencidos!: number;
  @ApiProperty({ description: 'De quantos passa o prazo nos próximos 30 dias, os vencidos incluídos.' }) aSair!: number;
}

@ApiSchema({ name: 'RegraDeRetencao' })
class RegraDto {
  @ApiProperty({ enum: retentionRuleNames }) id!: RetentionRuleName;
  @ApiProperty({ example: 'Formulários recebidos, com os documentos juntos' }) oque!: string;
  @ApiProperty({ example: 'desde que chegaram' }) desde!: string;
  @ApiProperty({ example: 730 }) dias!: number;
  @ApiProperty({ example: 'RETENTION_SUBMISSIONS_DAYS', description: 'A variável que diz os dias.' }) variavel!: string;

  @ApiProperty({ type: [TipoDaRegraDto], description: 'Quantos há de cada tipo, e quantos saem.' })
  tipos!: TipoDaRegraDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    enum: waitingReasons,
    description: 'Porque não apaga nada até alguém confirmar: é nova, o prazo mudou, ou apagava muito de uma vez.',
  })
  espera!: WaitingReason | null;

  @ApiMomentOrNull({ description: 'Quando foi vista pela última vez.' }) vistaEm!: string | null;
  @ApiNumberOrNull({ description: 'Quantos saíram da última vez.' }) sairam!: number | null;
}

@ApiSchema({ name: 'DiaDeApagamento' })
class DiaDto {
  @ApiDay({ example: '2026-06-05' }) dia!: string;
  @ApiProperty({ example: 'contactos' }) tipo!: string;
  @ApiProperty({ enum: erasureReasons, description: 'Porque foram apagados.' }) motivo!: ErasureReason;
  @ApiProperty({ example: 12 }) quantos!: number;
}

export class PrivacidadeDto {
  @ApiProperty({ type: [RegraDto], description: 'As regras, todas.' }) regras!: RegraDto[];

  @ApiProperty({ type: [DiaDto], description: 'O que foi apagado nos últimos 30 dias, o mais recente primeiro.' })
  apagados!: DiaDto[];

  @ApiProperty({
    type: [String],
    example: ['contactos'],
    description: 'De que tipos são os registos que podem ser retidos.',
  })
  tipos!: string[];
}

export class RegistoASairDto {
  @ApiProperty({ example: 'contactos' }) tipo!: string;
  @ApiProperty({ example: 'contactos' }) seccao!: string;
  @ApiProperty({ example: 12 }) registo!: number;
  @ApiMoment({ description: 'Quando passa o prazo.' }) sai!: string;
}

/** The figures that the administrator was shown, for which alone their confirmation holds. */
export class ConfirmacaoInputDto {
  @IntegerField({ label: 'Os dias', min: 1, max: MAX_DAYS, example: 730 }) dias!: number;
  @IntegerField({ label: 'O número de registos', min: 0, example: 12 }) vencidos!: number;
}

export class RetidoUpdateDto {
  @TextField({ label: 'O motivo', max: HOLD_REASON_LENGTH, lines: true, example: 'Reclamação em curso' })
  motivo!: string;

  @DayField({ label: 'A data', required: true, description: 'O último dia em que fica retido.' }) ate!: string;
}

export class RetidoInputDto extends RetidoUpdateDto {
  @TextField({
    label: 'O tipo',
    max: RESOURCE_LENGTH,
    example: 'contactos',
    description: 'Como em «Dados de uma pessoa».',
  })
  tipo!: string;

  @IntegerField({ label: 'O número do registo', min: 1, example: 12 }) registo!: number;
}

export class RetidoDto {
  @ApiProperty({ example: 1 }) id!: number;
  @ApiProperty({ example: 'contactos', description: 'De que tipo é o registo.' }) tipo!: string;
  @ApiProperty({ example: 'contactos', description: 'A secção do painel onde está.' }) seccao!: string;
  @ApiProperty({ example: 12 }) registo!: number;
  @ApiProperty({ example: 'Reclamação em curso' }) motivo!: string;
  @ApiDay({ example: '2027-03-31', description: 'O último dia.' }) ate!: string;
  @ApiMoment({ description: 'Desde quando está retido.' }) desde!: string;

  static readonly from = (hold: Hold & { panelResource: string }): RetidoDto =>
    toAnswer(RetidoDto, hold, {
      tipo: hold.kind,
      seccao: hold.panelResource,
      registo: hold.recordId,
      motivo: hold.reason,
      ate: hold.until,
      desde: hold.placedAt,
    });
}

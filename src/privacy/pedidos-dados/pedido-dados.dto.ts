import { ApiProperty, ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { ChoiceField, DayField, EmailField, FlagField, TextField } from '#platform/dto/fields.js';
import {
  PedidoDados,
  requestLimits,
  type RequestType,
  requestTypes,
  type RequestWay,
  requestWays,
} from './pedido-dados.entity.js';
import { answerOf, ApiDay, ApiMomentOrNull, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

export class PedidoDadosInputDto {
  @ChoiceField({ label: 'O tipo', values: requestTypes }) tipo!: RequestType;
  @ChoiceField({ label: 'A via', values: requestWays }) via!: RequestWay;
  @TextField({ label: 'O nome', max: requestLimits.nome, optional: true, example: 'Maria Silva' }) nome?: string | null;
  @EmailField({ label: 'O e-mail', optional: true }) email?: string | null;

  @TextField({ label: 'O pedido', max: requestLimits.texto, lines: true, optional: true, example: 'Quer uma cópia.' })
  detalhe?: string | null;

  @DayField({ label: 'A data', description: 'O dia em que chegou; sem ele, hoje. O prazo é um mês depois.' })
  recebidoEm?: string | null;
}

@ApiSchema({ name: 'PedidoDadosRespostaInput' })
export class PedidoDadosRespostaDto {
  @FlagField({ label: 'O estado', description: 'Se está respondido.' }) feito!: boolean;

  @TextField({
    label: 'A resposta',
    max: requestLimits.texto,
    lines: true,
    optional: true,
    description: 'O que se respondeu.',
  })
  nota?: string | null;
}

export class PedidoDadosDto extends answerOf(
  PedidoDados,
  IntersectionType(PedidoDadosInputDto, PedidoDadosRespostaDto),
) {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ description: 'Como chegou.' }) via!: RequestWay;
  @ApiTextOrNull({ description: 'De quem são os dados; de ninguém depois de apagados.' }) nome!: string | null;
  @ApiDay({ example: '2026-11-22', description: 'O dia em que chegou.' }) recebidoEm!: string;
  @ApiDay({ example: '2026-12-22', description: 'Até quando se responde: um mês.' }) prazo!: string;
  @ApiMomentOrNull() feitoEm!: string | null;

  static readonly from = (row: PedidoDados): PedidoDadosDto => toAnswer(PedidoDadosDto, row);
}

class ResumoPedido extends PickType(PedidoDadosDto, ['id', 'tipo']) {
  @ApiDay({ example: '2026-12-22', description: 'Até quando se responde.' }) prazo!: string;
}

/** The requests that wait for an answer, for the overview. */
export class ResumoPedidosDados {
  @ApiProperty({ example: 0, description: 'Pedidos sobre dados pessoais por responder.' }) total!: number;
  @ApiProperty({ example: 0, description: 'Quantos deles passaram o prazo.' }) atrasados!: number;
  @ApiProperty({ type: [ResumoPedido], description: 'Os que acabam o prazo primeiro.' }) primeiros!: ResumoPedido[];
}

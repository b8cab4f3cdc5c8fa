import { ApiProperty } from '@nestjs/swagger';
import { wallLimits } from '#content/mural/projeto-mural.entity.js';
import { ApiRecordVersion, RecordIdField, RecordVersionField } from '#content/shared/content-spec.js';
import {
  answerOf,
  ApiDayOrNull,
  ApiIntegerOrNull,
  ApiMoment,
  ApiMomentOrNull,
  ApiTextOrNull,
  toAnswer,
} from '#platform/dto/answer-fields.js';
import {
  ChoiceField,
  DayField,
  EmailField,
  IdsField,
  IntegerField,
  PhoneField,
  TextField,
} from '#platform/dto/fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { type District, districts } from '../../../contract/districts.js';
import { ProjetoResumidoDto } from './projeto.dto.js';
import {
  type ListedParticipation,
  Participacao,
  participationLimits,
  type ParticipationState,
  participationStates,
  type SchoolCycle,
  schoolCycles,
} from './participacao.entity.js';

/** The facts of a school that its own people correct, too. */
export class EscolaFields {
  @TextField({ label: 'A escola', max: participationLimits.escola, example: 'Escola Básica do Bairro' })
  escola!: string;

  @ChoiceField({ label: 'O distrito', values: districts, optional: true, example: 'Porto' }) distrito?: District | null;

  @TextField({ label: 'O professor', max: participationLimits.professor, example: 'Maria Silva' })
  professor!: string;

  @PhoneField({ label: 'O telefone' }) telefone!: string;
  @ChoiceField({ label: 'O ciclo', values: schoolCycles, optional: true }) ciclo?: SchoolCycle | null;

  @IntegerField({ label: 'O número de turmas', min: 1, max: participationLimits.turmas, optional: true, example: 2 })
  turmas?: number | null;

  @IntegerField({ label: 'O número de alunos', min: 1, max: participationLimits.alunos, optional: true, example: 48 })
  alunos?: number | null;
}

@IgnoresUnknownFields()
export class ParticipacaoUpdateDto extends EscolaFields {
  @EmailField({ label: 'O e-mail do professor' }) email!: string;
  @EmailField({ label: 'O e-mail da escola' }) emailEscola!: string;
  @ChoiceField({ label: 'O estado', values: participationStates }) estado!: ParticipationState;
  @TextField({ label: 'O prémio', max: wallLimits.premio, optional: true, example: 'Impacto nos Alunos' })
  premio?: string | null;

  @RecordIdField() id?: number;
  @RecordVersionField() versao?: number;
}

export class ParticipacaoDto extends answerOf(Participacao, ParticipacaoUpdateDto) {
  @ApiProperty({ example: 7 }) id!: number;
  @ApiProperty({ example: '20262027' }) edicao!: string;
  @ApiIntegerOrNull({ example: 12, description: 'A inscrição de que foi feita.' }) inscricaoId!: number | null;

  @ApiTextOrNull({ example: 'Impacto nos Alunos', description: 'O prémio do projeto, se o recebeu.' })
  premio!: string | null;

  @ApiMoment() createdAt!: string;
  @ApiMomentOrNull({ description: 'Quando a página da escola foi aberta pela última vez.' }) vistaEm!: string | null;

  @ApiProperty({
    type: [Number],
    example: [9],
    description: 'As outras participações da mesma escola ou do mesmo professor, na mesma edição.',
  })
  repetidas!: number[];

  @ApiDayOrNull({ description: 'Até quando pode entregar o projeto, se lhe foi dado mais tempo.' })
  entregaAte!: string | null;

  @ApiTextOrNull({ description: 'Porquê.' }) entregaMotivo!: string | null;
  @ApiProperty({ type: ProjetoResumidoDto, nullable: true }) projeto!: ProjetoResumidoDto | null;
  @ApiRecordVersion() versao!: number;

  static readonly from = (row: ListedParticipation): ParticipacaoDto =>
    toAnswer(ParticipacaoDto, row, { projeto: row.projeto && ProjetoResumidoDto.from(row.projeto) });
}

export const prolongedDays = { inscricoes: 'inscricoesFecham', submissao: 'submissaoFecha' } as const;

export class ProlongamentoInputDto {
  @ChoiceField({ label: 'O prazo', values: Object.keys(prolongedDays) }) prazo!: keyof typeof prolongedDays;
  @DayField({ label: 'O novo dia', required: true }) ate!: string;
}

export class PrazoEscolaInputDto {
  @DayField({ label: 'O novo dia', description: 'Vazio: o prazo volta a ser o de todas.' }) ate?: string | null;

  @TextField({ label: 'O motivo', max: participationLimits.motivo, optional: true, example: 'Cheias na escola.' })
  motivo?: string | null;
}

export class JuncaoInputDto {
  @IdsField({ label: 'A junção', max: participationLimits.joined }) ids!: number[];
}

export class MensagemEscolasInputDto {
  @IdsField({ label: 'A seleção', max: participationLimits.selected }) ids!: number[];

  @TextField({ label: 'O assunto', max: participationLimits.assunto, example: 'O festival do Desafio Escolar' })
  assunto!: string;

  @TextField({
    label: 'A mensagem',
    max: participationLimits.texto,
    lines: true,
    example: 'Olá, {professor}!\n\nO festival é a 12 de junho.',
    description: '`{professor}` e `{escola}` dão lugar aos nomes.',
  })
  texto!: string;
}

export class MensagemEscolasPreviewDto {
  @ApiProperty({ example: 'O festival do Desafio Escolar' }) assunto!: string;
  @ApiProperty({ description: 'Como chega à primeira escola.' }) texto!: string;
  @ApiProperty({ example: 'maria@escola.pt' }) para!: string;
  @ApiProperty({ example: 38, description: 'A quantas escolas segue.' }) seguem!: number;
  @ApiProperty({ example: 2, description: 'Quantas já a receberam, e não a recebem outra vez.' }) repetidas!: number;
}

export class MensagemEscolasEnviadaDto {
  @ApiProperty({ example: 38 }) enviadas!: number;
  @ApiProperty({ example: 2, description: 'Quantas já a tinham recebido.' }) repetidas!: number;
}

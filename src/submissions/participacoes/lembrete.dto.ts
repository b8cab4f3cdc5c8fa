import { ApiProperty } from '@nestjs/swagger';
import { ApiRecordVersion, RecordVersionField } from '#content/shared/content-spec.js';
import { answerOf, ApiDayOrNull, ApiMomentOrNull, ApiTextOrNull } from '#platform/dto/answer-fields.js';
import { FlagField, TextField } from '#platform/dto/fields.js';
import { Lembrete, type MailTextKind, mailTextKinds } from './lembrete.entity.js';
import { participationLimits } from './participacao.entity.js';

export class LembretePalavrasDto {
  @TextField({ label: 'O assunto', max: participationLimits.assunto, example: 'A entrega dos projetos acaba {quando}' })
  assunto!: string;

  @TextField({
    label: 'A mensagem',
    max: participationLimits.texto,
    lines: true,
    example: 'Olá, {professor}!\n\nO último dia é {prazo}.',
    description:
      '`{professor}`, `{escola}`, `{edicao}`, `{prazo}`, `{quando}` e `{ligacao}`, as que o e-mail tiver, dão lugar ao que é de cada escola.',
  })
  texto!: string;
}

export class LembreteInputDto extends LembretePalavrasDto {
  @FlagField({
    label: 'Se segue',
    description: 'Segue por si, no seu dia: as palavras foram vistas como chegam. Só os lembretes esperam.',
  })
  segue!: boolean;

  @RecordVersionField() versao?: number;
}

export class LembreteDto extends answerOf(Lembrete, LembreteInputDto) {
  @ApiProperty({ example: 2 }) id!: number;
  @ApiProperty({ enum: mailTextKinds }) tipo!: MailTextKind;

  @ApiProperty({ example: false, description: 'Segue por si, no seu dia. Senão, espera que alguém o veja.' })
  segue!: boolean;

  @ApiRecordVersion() versao!: number;

  @ApiDayOrNull({ description: 'O dia em que segue na presente edição; vazio, se nela não tem dia.' })
  de!: string | null;

  @ApiDayOrNull({ description: 'O último dia em que ainda segue, se antes não pôde ser.' }) ate!: string | null;
  @ApiProperty({ example: 38, description: 'A quantas escolas seguia agora.' }) quantas!: number;
  @ApiProperty({ example: 0, description: 'Quantas já o receberam, nesta edição.' }) enviadas!: number;
  @ApiMomentOrNull({ description: 'Quando seguiu pela última vez, nesta edição.' }) enviadoEm!: string | null;
}

export class LembretesDto {
  @ApiTextOrNull({ example: '2026/2027', description: 'A presente edição; vazio, se nenhuma tem calendário.' })
  anoLetivo!: string | null;

  @ApiProperty({ type: [LembreteDto], description: 'Por ordem do ano.' }) lembretes!: LembreteDto[];
}

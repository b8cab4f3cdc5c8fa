import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { ChoiceField, IntegerField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, PhotosField, UrlField } from '#platform/dto/url-fields.js';
import { type District, districts } from '../../../contract/districts.js';
import { type ProjectStep, projectSteps, stepNames } from '../../../contract/project.js';
import { SchoolYearField } from '../edicoes/edicao.dto.js';
import { schoolYear } from '../edicoes/school-year.js';
import { type Emblem, EmblemColourField, EmblemShapeField } from '../shared/emblem.js';
import { contentAnswer, SampleField, withRecordKeys } from '../shared/record-key-fields.js';
import { ProjetoMural, wallLimits } from './projeto-mural.entity.js';

const StepField = (step: ProjectStep) =>
  PublicTextField({
    label: `O passo «${stepNames[step]}»`,
    max: wallLimits.passo,
    lines: true,
    optional: true,
    description: 'Texto formatado.',
  });

export class ProjetoMuralInputDto {
  @SchoolYearField('Os dois anos letivos da edição.') edicao!: string;
  @PublicTextField({ label: 'O título', max: wallLimits.titulo, example: 'A horta da nossa rua' }) titulo!: string;

  @PublicTextField({ label: 'A escola', max: wallLimits.escola, optional: true, example: 'Escola Básica de Gaia' })
  escola?: string | null;

  @ChoiceField({ label: 'O distrito', values: districts, optional: true, example: 'Porto' }) distrito?: District | null;

  @PublicTextField({ label: 'O prémio', max: wallLimits.premio, optional: true, example: 'Impacto nos Alunos' })
  premio?: string | null;

  @PublicTextField({
    label: 'O patrocínio',
    max: wallLimits.patrocinio,
    optional: true,
    description: 'Quem patrocina o prémio.',
  })
  patrocinio?: string | null;

  @IntegerField({
    label: 'O lugar na edição',
    min: 1,
    max: wallLimits.ordem,
    optional: true,
    example: 1,
    description: 'Os prémios primeiro; vazio: depois deles.',
  })
  ordem?: number | null;

  @PublicTextField({ label: 'A frase', max: wallLimits.frase, optional: true, description: 'O projeto numa frase.' })
  frase?: string | null;

  @StepField('sentir') sentir?: string | null;
  @StepField('imaginar') imaginar?: string | null;
  @StepField('fazer') fazer?: string | null;
  @StepField('partilhar') partilhar?: string | null;
  @UrlField({ label: 'A imagem', optional: true }) imagem?: string | null;

  @PublicTextField({
    label: 'O texto alternativo da imagem',
    max: wallLimits.imagemAlt,
    optional: true,
    description: 'O que a imagem mostra. Vazio: só enfeita.',
  })
  imagemAlt?: string | null;

  @EmblemShapeField() forma?: Emblem['forma'] | null;
  @EmblemColourField() cor?: Emblem['cor'] | null;
  @PhotosField() fotos?: string[] | null;
  @LinkField({ label: 'O vídeo', optional: true }) video?: string | null;
  @LinkField({ label: 'O endereço da história', optional: true, example: 'https://dfcworld.org/' })
  url?: string | null;

  @SampleField() exemplo?: boolean | null;
}

export class ProjetoMuralUpdateDto extends withRecordKeys(ProjetoMuralInputDto) {
  @PublicTextField({ label: 'O ano letivo', max: 9, optional: true, example: '2025/2026' }) anoLetivo?: string | null;
}

export class ProjetoMuralDto extends contentAnswer(ProjetoMural, OmitType(ProjetoMuralInputDto, ['ordem'])) {
  @ApiProperty({ example: 12 }) id!: number;
  @ApiProperty({ description: 'A edição, pelo endereço da sua página.' }) edicao!: string;
  @ApiProperty({ example: '2025/2026' }) anoLetivo!: string;
  @ApiProperty({ example: 1, description: 'O lugar na edição: os prémios primeiro.' }) ordem!: number;
  @ApiUriOrNull({ description: 'A primeira fotografia.' }) imagem!: string | null;
  @ApiProperty({ type: [String], format: 'uri', description: 'As outras fotografias.' }) fotos!: string[];
  @ApiUriOrNull({ description: 'Onde a história está contada noutro site.' }) url!: string | null;

  static readonly from = (row: ProjetoMural): ProjetoMuralDto =>
    toAnswer(ProjetoMuralDto, row, { anoLetivo: schoolYear(row.edicao) });
}

export class EscolhaMuralDto {
  @ApiProperty({ example: '20252026' }) valor!: string;
  @ApiProperty({ example: 38, description: 'Quantos projetos há.' }) projetos!: number;
}

export class FiltrosMuralDto {
  @ApiProperty({ type: [EscolhaMuralDto], description: 'A edição mais recente primeiro.' }) edicoes!: EscolhaMuralDto[];
  @ApiProperty({ type: [EscolhaMuralDto], description: 'Pela ordem alfabética.' }) distritos!: EscolhaMuralDto[];
  @ApiProperty({ type: [EscolhaMuralDto], description: 'Pela ordem alfabética.' }) premios!: EscolhaMuralDto[];
  @ApiProperty({ type: [EscolhaMuralDto], example: projectSteps.map((valor) => ({ valor, projetos: 38 })) })
  passos!: EscolhaMuralDto[];
}

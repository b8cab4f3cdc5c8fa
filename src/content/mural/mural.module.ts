import { Controller, Get, Injectable } from '@nestjs/common';
import { ApiProperty, ApiTags, OmitType } from '@nestjs/swagger';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { Public } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { forUpdate } from '#platform/database/transactions.js';
import { Answers } from '#platform/http/answers.js';
import { type ProjectStep, projectSteps, stepNames } from '../../../contract/project.js';
import { schoolYear } from '../edicoes/edicao.entity.js';
import { contentAnswer, contentSpec, SampleField, withRecordKeys } from '../shared/content-spec.js';
import { ContentController, ContentModule, ContentService, pickDocumented } from '../shared/content.js';
import { type Emblem, EmblemColourField, emblemOf, EmblemShapeField } from '../shared/emblem.js';
import { forgetHistory } from '../shared/bin-record.js';
import type { Contents } from '../shared/versions.js';
import { ProjetoMural, wallLimits } from './projeto-mural.entity.js';
import { ApiUriOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { ChoiceField, IntegerField, PublicTextField } from '#platform/dto/fields.js';
import { LinkField, PhotosField, UrlField } from '#platform/dto/url-fields.js';
import { type District, districts } from '../../../contract/districts.js';
import { SchoolYearField } from '../edicoes/edicao.dto.js';

/** The text of one step of a project, on the wall or as its school writes it. */
export const StepField = (step: ProjectStep) =>
  PublicTextField({
    label: `O passo «${stepNames[step]}»`,
    max: wallLimits.passo,
    lines: true,
    optional: true,
    description: 'Texto formatado.',
  });

class ProjetoMuralInputDto {
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

class ProjetoMuralUpdateDto extends withRecordKeys(ProjetoMuralInputDto) {
  @PublicTextField({ label: 'O ano letivo', max: 9, optional: true, example: '2025/2026' }) anoLetivo?: string | null;
}

class ProjetoMuralDto extends contentAnswer(ProjetoMural, OmitType(ProjetoMuralInputDto, ['ordem'])) {
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

class EscolhaMuralDto {
  @ApiProperty({ example: '20252026' }) valor!: string;
  @ApiProperty({ example: 38, description: 'Quantos projetos há.' }) projetos!: number;
}

class FiltrosMuralDto {
  @ApiProperty({ type: [EscolhaMuralDto], description: 'A edição mais recente primeiro.' }) edicoes!: EscolhaMuralDto[];
  @ApiProperty({ type: [EscolhaMuralDto], description: 'Pela ordem alfabética.' }) distritos!: EscolhaMuralDto[];
  @ApiProperty({ type: [EscolhaMuralDto], description: 'Pela ordem alfabética.' }) premios!: EscolhaMuralDto[];
  @ApiProperty({ type: [EscolhaMuralDto], example: projectSteps.map((valor) => ({ valor, projetos: 38 })) })
  passos!: EscolhaMuralDto[];
}

const isFilled = (property: ProjectStep | 'premio') => () => [{ property, comparison: 'not' as const, value: '' }];

/** The place of a project that is given none: behind those that won an award. */
const BEHIND_AWARDS = 100;

export const mural = contentSpec({
  entity: ProjetoMural,
  input: ProjetoMuralInputDto,
  update: ProjetoMuralUpdateDto,
  answer: ProjetoMuralDto,
  list: {
    columns: { edicao: 'code', ordem: 'number', titulo: 'text', escola: 'text', distrito: 'code', premio: 'text' },
    defaultOrder: [
      { property: 'edicao', direction: 'DESC' },
      { property: 'ordem', direction: 'ASC' },
    ],
    marks: {
      ...Object.fromEntries(projectSteps.map((step) => [step, isFilled(step)])),
      distinguidos: isFilled('premio'),
    },
  },
  path: 'api/mural',
  one: 'um projeto do mural',
  summaries: {
    list: 'Listar os projetos do mural, os da edição mais recente primeiro',
    create: 'Pôr um projeto no mural',
    remove: 'Tirar um projeto do mural',
  },
  search: { found: ({ id, titulo, edicao }) => ({ id, titulo: `${titulo} (${schoolYear(edicao)})` }) },
  contents: (input, stored: ProjetoMural | undefined) => ({
    ...pickDocumented(ProjetoMuralInputDto, input),
    ...emblemOf(input),
    ordem: input.ordem ?? BEHIND_AWARDS,
    fotos: input.fotos ?? [],
    exemplo: input.exemplo ?? stored?.exemplo ?? false,
  }),
  address: (id) => `/projetos/${id}`,
});

@Injectable()
export class MuralService extends ContentService(mural) {
  /** Puts a project on the wall behind those of its edition that are there, in a larger unit of work. */
  async add(manager: EntityManager, input: Omit<Contents<ProjetoMural>, 'ordem' | 'exemplo'>): Promise<ProjetoMural> {
    const { edicao, premio } = input;
    const last = await manager.maximum(ProjetoMural, 'ordem', { edicao, ordem: LessThan(BEHIND_AWARDS) });
    const ordem = premio === null ? BEHIND_AWARDS : Math.min((last ?? 0) + 1, BEHIND_AWARDS);
    return this.insert(manager, { ...input, ordem, exemplo: false });
  }

  /** Takes a project from the wall in a larger unit of work. Neither a draft nor a version nor the bin keeps it. */
  async withdraw(manager: EntityManager, id: number): Promise<void> {
    const row = await manager.findOne(ProjetoMural, { where: { id }, ...forUpdate });
    if (row !== null) await manager.remove(row);
    await forgetHistory(manager, 'mural', [id]);
  }

  async filters() {
    const [edicoes, distritos, premios] = await Promise.all([
      this.countChoices('edicao'),
      this.countChoices('distrito'),
      this.countChoices('premio'),
    ]);
    const passos = await Promise.all(
      projectSteps.map(async (valor) => ({ valor, projetos: await this.repository.countBy({ [valor]: Not('') }) })),
    );
    return { edicoes: edicoes.toReversed(), distritos, premios, passos: passos.filter(({ projetos }) => projetos > 0) };
  }

  private async countChoices(column: 'edicao' | 'distrito' | 'premio') {
    const rows: { valor: string; projetos: number | string }[] = await this.repository
      .createQueryBuilder('row')
      .select(`row.${column}`, 'valor')
      .addSelect('COUNT(*)', 'projetos')
      .where({ [column]: Not(IsNull()) })
      .groupBy(`row.${column}`)
      .orderBy(`row.${column}`)
      .getRawMany();
    return rows.map(({ valor, projetos }) => ({ valor, projetos: Number(projetos) }));
  }
}

@ApiTags('Mural de projetos')
@Controller()
class MuralController extends ContentController(mural, MuralService) {
  @Get('api/mural/filtros')
  @Public('Ler por que edições, distritos, prémios e passos se filtra o mural')
  @Kept(ProjetoMural)
  @Answers(FiltrosMuralDto)
  async filters(): Promise<FiltrosMuralDto> {
    return toAnswer(FiltrosMuralDto, await this.content.filters());
  }
}

export const MuralModule = ContentModule(mural, MuralController, MuralService);

import { Controller, Get, Injectable, Module, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { Fotografia } from '#files/fotografias/fotografia.entity.js';
import { Public, ServesResource } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { Transactions } from '#platform/database/transactions.js';
import { termsOf } from '#platform/database/search/terms.js';
import { ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';
import { AppError, ErrorBody } from '#platform/errors/app-error.js';
import { Answers } from '#platform/http/answers.js';
import type { ListSpec } from '#platform/lists/list-spec.js';
import { wordParameter, yearParameter } from '#platform/lists/list-query.js';
import { RecordReader } from '#platform/lists/record-reader.js';
import { edicoes } from '../edicoes/edicoes.module.js';
import { schoolYear } from '../edicoes/edicao.entity.js';
import { equipa } from '../equipa/equipa.module.js';
import { eventos } from '../eventos/eventos.module.js';
import { imprensa } from '../imprensa/imprensa.module.js';
import { materiais } from '../materiais/materiais.module.js';
import { mural } from '../mural/mural.module.js';
import { Pagina } from '../paginas/pagina.entity.js';
import { PaginasModule } from '../paginas/paginas.module.js';
import { PaginasService } from '../paginas/paginas.service.js';
import { parceiros } from '../parceiros/parceiros.module.js';
import { perguntas } from '../perguntas/perguntas.module.js';
import { Relatorio } from '../relatorios/relatorio.entity.js';
import { relatoriosList } from '../relatorios/relatorios.module.js';

interface Found {
  titulo: string;
  resumo: string | null;
  data?: Date;
  endereco: string;
}

interface Results {
  total: number;
  found: Found[];
}

interface Wanted {
  q: string;
  ano: number | undefined;
  count: number;
}

interface Filters {
  /** The filter of a year; a kind without one is not searched where a year is asked for. */
  ofYear?: (ano: number) => object;
  /** The filter that leaves out what visitors may not read. */
  shown?: object;
}

/** Has a kind of content searched by its list. */
function searchIn<Row extends ObjectLiteral & { id: number }>(
  { entity, list }: { entity: new () => Row; list: ListSpec<Row> },
  result: (row: Row) => Found,
  { ofYear, shown }: Filters = {},
) {
  const search = async (manager: EntityManager, { q, ano, count }: Wanted): Promise<Results> => {
    if (ano !== undefined && ofYear === undefined) return { total: 0, found: [] };
    const filter = JSON.stringify({ q, ...shown, ...(ano !== undefined && ofYear?.(ano)) });
    const records = new RecordReader(manager.getRepository(entity), list);
    const { rows, total } = await records.list({ filter, range: JSON.stringify([0, count - 1]) });
    return { total, found: rows.map(result) };
  };
  return { entity, search };
}

/** A column of moments, within a year: at its turn Lisbon has the time of UTC. */
const withinYear = (column: string) => (ano: number) => ({
  [`${column}_gte`]: `${ano}-01-01T00:00:00.000Z`,
  [`${column}_lte`]: `${ano}-12-31T23:59:59.999Z`,
});

/** The kinds of content that are searched by their lists, in the order in which they are shown: after the pages. */
const lists = {
  evento: searchIn(
    eventos,
    ({ id, titulo, hook, data }) => ({ titulo, resumo: hook, data, endereco: `/eventos/${id}` }),
    { ofYear: (ano) => ({ ano }) },
  ),
  artigo: searchIn(
    imprensa,
    ({ id, titulo, categoria, data }) => ({ titulo, resumo: categoria, data, endereco: `/imprensa/${id}` }),
    { ofYear: withinYear('data') },
  ),
  material: searchIn(materiais, ({ titulo, texto }) => ({ titulo, resumo: texto, endereco: '/material' }), {
    ofYear: withinYear('createdAt'),
  }),
  relatorio: searchIn(
    { entity: Relatorio, list: relatoriosList },
    ({ nome, ano }) => ({ titulo: nome, resumo: String(ano), endereco: `/relatorios?ano=${ano}` }),
    { ofYear: (ano) => ({ ano }) },
  ),
  edicao: searchIn(edicoes, ({ chave, introducao }) => ({
    titulo: `Desafio Escolar ${schoolYear(chave)}`,
    resumo: introducao,
    endereco: `/${chave}`,
  })),
  projeto: searchIn(mural, ({ id, titulo, frase, premio, escola, edicao }) => ({
    titulo,
    resumo: frase ?? [premio, escola, schoolYear(edicao)].filter(Boolean).join(', '),
    endereco: `/projetos/${id}`,
  })),
  pergunta: searchIn(perguntas, ({ pergunta, resposta, pagina }) => ({
    titulo: pergunta,
    resumo: resposta,
    endereco: `/${pagina}`,
  })),
  membro: searchIn(
    equipa,
    ({ nome, testemunho }) => ({ titulo: nome, resumo: testemunho, endereco: '/voluntariado#equipa' }),
    { shown: { rascunho: false } },
  ),
  parceiro: searchIn(parceiros, ({ nome, descricao }) => ({
    titulo: nome,
    resumo: descricao,
    endereco: '/oportunidades',
  })),
};

type ResultKind = 'pagina' | keyof typeof lists;
const resultKinds: readonly ResultKind[] = ['pagina', ...(Object.keys(lists) as (keyof typeof lists)[])];

class ResultadoDto {
  @ApiProperty({ enum: resultKinds }) tipo!: ResultKind;
  @ApiProperty({ example: 'Festival DFC 2026' }) titulo!: string;
  @ApiTextOrNull({ description: 'O princípio do que diz.' }) resumo!: string | null;
  @ApiTextOrNull({ format: 'date-time', description: 'De quando é, se tiver data.' }) data!: string | null;
  @ApiProperty({ example: '/eventos/12', description: 'Onde está no site.' }) endereco!: string;
}

export class ResultadosDeTipoDto {
  @ApiProperty({ enum: resultKinds }) tipo!: ResultKind;
  @ApiProperty({ example: 3, description: 'Quantos são ao todo.' }) total!: number;
  @ApiProperty({ type: [ResultadoDto], description: 'Os primeiros.' }) resultados!: ResultadoDto[];
}

/** How many of each kind are answered where all are searched, and where one alone is. */
const OF_EACH = 5;
const OF_ONE = 50;
const SUMMARY_LENGTH = 180;
const SHORTEST = 2;
const LONGEST = 100;

/** Searches all that visitors may read: nothing else is asked for. */
@Injectable()
class PesquisaService {
  constructor(
    private readonly transactions: Transactions,
    private readonly paginas: PaginasService,
  ) {}

  /** @throws AppError 'invalid' without words to search for, or with a kind or a year that is none */
  async search(asked: Readonly<Record<string, unknown>>) {
    const { q, tipo } = asked;
    const ano = yearParameter(asked['ano']);
    if (typeof q !== 'string' || q.length > LONGEST || termsOf(q).join('').length < SHORTEST)
      throw new AppError('invalid', `Escreva o que quer encontrar: de ${SHORTEST} a ${LONGEST} caracteres.`);
    const only = wordParameter('tipo', tipo, resultKinds);
    const results = [];
    // one after the other: a search is no more to the database than any other read
    for (const kind of only === undefined ? resultKinds : [only]) {
      const wanted = { q, ano, count: only === undefined ? OF_EACH : OF_ONE };
      const searched = await (kind === 'pagina'
        ? this.searchPages(wanted)
        : lists[kind].search(this.transactions.manager, wanted));
      const resultados = searched.found.map((found) => {
        return { data: null, ...found, tipo: kind, resumo: shortened(found.resumo) };
      });
      if (searched.total > 0) results.push({ tipo: kind, total: searched.total, resultados });
    }
    return results;
  }

  private async searchPages({ q, ano, count }: Wanted): Promise<Results> {
    if (ano !== undefined) return { total: 0, found: [] };
    const wanted = termsOf(q);
    const matching = (await this.paginas.published()).flatMap(({ nome, caminhos, texts }) => {
      const [caminho] = caminhos;
      const words = [nome, ...texts].flatMap(termsOf);
      const isThere = wanted.every((term) => words.some((word) => word.startsWith(term)));
      if (caminho === undefined || !isThere) return [];
      const line = texts.find((text) => termsOf(text).some((word) => wanted.some((term) => word.startsWith(term))));
      return [{ titulo: nome, resumo: line ?? null, endereco: caminho }];
    });
    return { total: matching.length, found: matching.slice(0, count) };
  }
}

/** A text's beginning, cut between words, without the signs of its form. */
function shortened(text: string | null): string | null {
  if (text === null) return null;
  const line = text
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[*#>\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  const whole = line.lastIndexOf(' ', SUMMARY_LENGTH);
  return `${line.slice(0, whole === -1 ? SUMMARY_LENGTH : whole).replace(/[,.;:]$/, '')}…`;
}

@ApiTags('Pesquisa')
@Controller('api/pesquisa')
@ServesResource('pesquisa')
class PesquisaController {
  constructor(private readonly pesquisa: PesquisaService) {}

  @Get()
  @Public('Pesquisar em tudo o que está publicado, sem contar com os acentos')
  @Kept(Pagina, Fotografia, ...Object.values(lists).map(({ entity }) => entity))
  @ApiQuery({ name: 'q', schema: { type: 'string', maxLength: 100, example: 'festival' }, description: 'As palavras.' })
  @ApiQuery({ name: 'tipo', required: false, enum: resultKinds, description: 'Só de um tipo, e mais deles.' })
  @ApiQuery({ name: 'ano', required: false, example: '2026', description: 'Só de um ano.' })
  @Answers([ResultadosDeTipoDto])
  @ApiBadRequestResponse({ type: ErrorBody })
  async search(@Query() query: Readonly<Record<string, unknown>>): Promise<ResultadosDeTipoDto[]> {
    return (await this.pesquisa.search(query)).map((results) => toAnswer(ResultadosDeTipoDto, results));
  }
}

@Module({ imports: [PaginasModule], controllers: [PesquisaController], providers: [PesquisaService] })
export class PesquisaModule {}

import { Injectable } from '@nestjs/common';
import { termsOf } from '#platform/database/search/terms.js';
import { AppError } from '#platform/errors/app-error.js';
import type { Page, RawListQuery } from '#platform/lists/page.js';
import { yearParameter } from '#platform/lists/list-query.js';
import { EdicoesService } from '../edicoes/edicoes.service.js';
import { EquipaService } from '../equipa/equipa.service.js';
import { EventosService } from '../eventos/eventos.service.js';
import { ImprensaService } from '../imprensa/imprensa.service.js';
import { MateriaisService } from '../materiais/materiais.service.js';
import { schoolYear } from '../edicoes/school-year.js';
import { MuralService } from '../mural/mural.service.js';
import { PaginasService } from '../paginas/paginas.service.js';
import { ParceirosService } from '../parceiros/parceiros.service.js';
import { PerguntasService } from '../perguntas/perguntas.service.js';
import { RelatoriosService } from '../relatorios/relatorios.service.js';
import { type ResultadoDto, type ResultadosDeTipoDto, type ResultKind, resultKinds } from './resultado.dto.js';

/** How many of each kind are answered where all are searched, and where one alone is. */
const OF_EACH = 5;
const OF_ONE = 50;
const SUMMARY_LENGTH = 180;
const SHORTEST = 2;
const LONGEST = 100;

type Found = Omit<ResultadoDto, 'tipo'>;
/** @param filter what a list is asked for: the words, and of a kind with a year, the year */
type Search = (filter: {
  q: string;
  ano: number | undefined;
  count: number;
}) => Promise<{ total: number; found: Found[] }>;

/** Searches all that visitors may read: nothing else is asked for. */
@Injectable()
export class PesquisaService {
  /** A kind without a year is not searched where one is asked for. */
  private readonly searches: Readonly<Record<ResultKind, Search>>;

  constructor(
    private readonly paginas: PaginasService,
    eventos: EventosService,
    imprensa: ImprensaService,
    materiais: MateriaisService,
    relatorios: RelatoriosService,
    edicoes: EdicoesService,
    mural: MuralService,
    perguntas: PerguntasService,
    equipa: EquipaService,
    parceiros: ParceirosService,
  ) {
    this.searches = {
      pagina: (filter) => this.inPages(filter),
      evento: async ({ q, ano, count }) =>
        found(
          await eventos.list({ ...query({ q }, count), ...(ano !== undefined && { ano: String(ano) }) }),
          (row) => ({
            titulo: row.titulo,
            resumo: row.hook,
            data: row.data,
            endereco: `/eventos/${row.id}`,
          }),
        ),
      artigo: async ({ q, ano, count }) =>
        found(await imprensa.records.list(query({ q, ...within('data', ano) }, count)), (row) => ({
          titulo: row.titulo,
          resumo: row.categoria,
          data: row.data,
          endereco: `/imprensa/${row.id}`,
        })),
      material: async ({ q, ano, count }) =>
        found(await materiais.records.list(query({ q, ...within('createdAt', ano) }, count)), (row) => ({
          titulo: row.titulo,
          resumo: row.texto,
          data: null,
          endereco: '/material',
        })),
      relatorio: async ({ q, ano, count }) =>
        found(await relatorios.records.list(query({ q, ...(ano !== undefined && { ano }) }, count)), (row) => ({
          titulo: row.nome,
          resumo: String(row.ano),
          data: null,
          endereco: `/relatorios?ano=${row.ano}`,
        })),
      edicao: withoutYear(async ({ q, count }) =>
        found(await edicoes.records.list(query({ q }, count)), ({ chave, introducao }) => ({
          titulo: `Desafio Escolar ${schoolYear(chave)}`,
          resumo: introducao,
          data: null,
          endereco: `/${chave}`,
        })),
      ),
      projeto: withoutYear(async ({ q, count }) =>
        found(await mural.records.list(query({ q }, count)), ({ id, titulo, frase, premio, escola, edicao }) => ({
          titulo,
          resumo: frase ?? [premio, escola, schoolYear(edicao)].filter(Boolean).join(', '),
          data: null,
          endereco: `/projetos/${id}`,
        })),
      ),
      pergunta: withoutYear(async ({ q, count }) =>
        found(await perguntas.records.list(query({ q }, count)), ({ pergunta, resposta, pagina }) => ({
          titulo: pergunta,
          resumo: resposta,
          data: null,
          endereco: `/${pagina}`,
        })),
      ),
      membro: withoutYear(async ({ q, count }) =>
        found(await equipa.list(query({ q }, count), false), ({ nome, testemunho }) => ({
          titulo: nome,
          resumo: testemunho,
          data: null,
          endereco: '/voluntariado#equipa',
        })),
      ),
      parceiro: withoutYear(async ({ q, count }) =>
        found(await parceiros.records.list(query({ q }, count)), ({ nome, descricao }) => ({
          titulo: nome,
          resumo: descricao,
          data: null,
          endereco: '/oportunidades',
        })),
      ),
    };
  }

  /** @throws AppError 'invalid' without words to search for, or with a kind or a year that is none */
  async search(asked: Readonly<Record<string, unknown>>): Promise<ResultadosDeTipoDto[]> {
    const { q, tipo } = asked;
    const ano = yearParameter(asked['ano']);
    if (typeof q !== 'string' || q.length > LONGEST || termsOf(q).join('').length < SHORTEST)
      throw new AppError('invalid', `Escreva o que procura: de ${SHORTEST} a ${LONGEST} caracteres.`);
    const only = resultKinds.find((kind) => kind === tipo);
    if (tipo !== undefined && only === undefined)
      throw new AppError('invalid', `O parâmetro "tipo" tem de ser um destes: ${resultKinds.join(', ')}.`);
    const results: ResultadosDeTipoDto[] = [];
    // one after the other: a search is no more to the database than any other read
    for (const kind of only === undefined ? resultKinds : [only]) {
      const searched = await this.searches[kind]({ q, ano, count: only === undefined ? OF_EACH : OF_ONE });
      const resultados = searched.found.map((result) => ({ tipo: kind, ...result, resumo: shortened(result.resumo) }));
      if (searched.total > 0) results.push({ tipo: kind, total: searched.total, resultados });
    }
    return results;
  }

  private readonly inPages: Search = withoutYear(async ({ q, count }) => {
    const wanted = termsOf(q);
    const matching = (await this.paginas.published()).flatMap(({ nome, caminhos, texts }) => {
      const [caminho] = caminhos;
      const words = [nome, ...texts].flatMap(termsOf);
      const isThere = wanted.every((term) => words.some((word) => word.startsWith(term)));
      if (caminho === undefined || !isThere) return [];
      const line = texts.find((text) => termsOf(text).some((word) => wanted.some((term) => word.startsWith(term))));
      return [{ titulo: nome, resumo: line ?? null, data: null, endereco: caminho }];
    });
    return { total: matching.length, found: matching.slice(0, count) };
  });
}

function withoutYear(search: Search): Search {
  return async (filter) => (filter.ano === undefined ? search(filter) : { total: 0, found: [] });
}

function query(filter: object, count: number): RawListQuery {
  return { filter: JSON.stringify(filter), range: JSON.stringify([0, count - 1]) };
}

/** A column of moments, within a year: at its turn Lisbon has the time of UTC. */
function within(column: string, ano: number | undefined): object {
  if (ano === undefined) return {};
  return { [`${column}_gte`]: `${ano}-01-01T00:00:00.000Z`, [`${column}_lte`]: `${ano}-12-31T23:59:59.999Z` };
}

function found<Row>(
  { rows, total }: Page<Row>,
  result: (row: Row) => Omit<Found, 'data'> & { data: Date | null },
): { total: number; found: Found[] } {
  const results = rows.map((row) => {
    const { data, ...rest } = result(row);
    return { ...rest, data: data?.toISOString() ?? null };
  });
  return { total, found: results };
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

import { Controller, Get, Injectable, Logger, Module, Query } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ApiOkResponse, ApiProperty, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ACCESS, type Access, CurrentPapel, Editor } from '#platform/access/access.decorator.js';
import type { Papel } from '#platform/papeis.js';
import { termsOf } from '#platform/database/search/terms.js';
import { AppError } from '#platform/errors/app-error.js';
import { describeError } from '#platform/errors/error.filter.js';
import { PAGE, type Page, type PageAnswer, type PanelSearch, type RawListQuery } from '#platform/lists/list-spec.js';
import { MAX_SEARCH_LENGTH, MAX_SEARCH_WORDS } from '#platform/lists/list-query.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Refuses } from '#platform/http/answers.js';

const scanner = new MetadataScanner();

/** How many records of each resource are answered. */
const OF_EACH = 5;

type SearchedHandler = (query: RawListQuery, isEditor: boolean) => Promise<Page<unknown>>;

/** Searches every list whose `@AnswersPage` says how its records are found, within the rights that the route itself states. */
@Injectable()
class ProcuraService {
  private readonly logger = new Logger('Search');
  private known: ReturnType<typeof searchedLists> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Answers a list that can't be searched as failed. @throws AppError 'invalid' without words, or with too many */
  async search(q: unknown, papel: Papel) {
    if (typeof q !== 'string' || q.trim() === '' || q.length > MAX_SEARCH_LENGTH)
      throw new AppError('invalid', `Escreva o que quer encontrar, em ${MAX_SEARCH_LENGTH} caracteres no máximo.`);
    if (termsOf(q).length > MAX_SEARCH_WORDS)
      throw new AppError('invalid', `Escreva ${MAX_SEARCH_WORDS} palavras no máximo.`);
    this.known ??= searchedLists(this.discovery);
    const results = [];
    // one after the other: a search is no more to the database than any other read
    for (const { access, resource: recurso, search, list } of this.known) {
      if (access === undefined || (access === 'admin' && papel !== 'administracao')) continue;
      try {
        const { rows } = await list(queryOf(q, search), true);
        if (rows.length > 0) results.push({ recurso, registos: rows.map(search.found), falhou: false });
      } catch (error) {
        this.logger.error({ search: recurso, error: describeError(error) });
        results.push({ recurso, registos: [], falhou: true });
      }
    }
    return results;
  }
}

function searchedLists(discovery: DiscoveryService) {
  return discovery.getControllers().flatMap(({ instance }) => {
    const controller = instance as Record<string, SearchedHandler>;
    return scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object).flatMap((name) => {
      const handler = controller[name];
      if (handler === undefined) return [];
      const page = Reflect.getMetadata(PAGE, handler) as PageAnswer<unknown> | undefined;
      if (page?.search === undefined) return [];
      const access = Reflect.getMetadata(ACCESS, handler) as Access | undefined;
      return [{ access, resource: page.resource, search: page.search, list: handler.bind(controller) }];
    });
  });
}

function queryOf(q: string, { sort }: PanelSearch<unknown>): RawListQuery {
  return {
    filter: JSON.stringify({ q }),
    range: JSON.stringify([0, OF_EACH - 1]),
    ...(sort && { sort: JSON.stringify(sort) }),
  };
}

class RegistoEncontradoDto {
  @ApiProperty({
    oneOf: [{ type: 'integer' }, { type: 'string' }],
    example: 12,
    description: 'O identificador na lista dele; o de um ficheiro é o nome guardado.',
  })
  id!: number | string;

  @ApiProperty({ example: 'Festival DFC 2026' })
  titulo!: string;
}

export class RegistosEncontradosDto {
  @ApiProperty({ example: 'eventos', description: 'De que secção são.' })
  recurso!: string;

  @ApiProperty({ type: [RegistoEncontradoDto], description: 'Os primeiros, cinco no máximo.' })
  registos!: RegistoEncontradoDto[];

  @ApiProperty({ description: 'Se esta secção não pôde ser pesquisada; as outras são respondidas.' })
  falhou!: boolean;
}

@ApiTags('Procura')
@Controller('api/procura')
class ProcuraController {
  constructor(private readonly procura: ProcuraService) {}

  @Get()
  @Editor('Pesquisar nos registos de todas as secções que a conta pode ver')
  @ApiQuery({
    name: 'q',
    schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH, example: 'festival' },
    description: 'O princípio de cada palavra; até 8 palavras.',
  })
  @ApiOkResponse({
    type: [RegistosEncontradosDto],
    description: 'Só as secções em que se encontrou alguma coisa, e as que não puderam ser pesquisadas.',
  })
  @Refuses({ 400: 'Sem palavras, ou com demasiadas.' })
  async search(@Query('q') q: unknown, @CurrentPapel() papel: Papel): Promise<RegistosEncontradosDto[]> {
    return (await this.procura.search(q, papel)).map((found) => toAnswer(RegistosEncontradosDto, found));
  }
}

@Module({
  imports: [DiscoveryModule],
  controllers: [ProcuraController],
  providers: [ProcuraService],
})
export class ProcuraModule {}

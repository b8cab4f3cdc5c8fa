import { Body, Controller, Get, Header, Injectable, Module, Param, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { AccountsModule } from '#accounts/accounts.module.js';
import { CurrentSessionId, Editor, Public } from '#platform/access/access.decorator.js';
import { NotAudited, Section } from '#platform/audit/audited.decorator.js';
import { Settings } from '#platform/config/config.js';
import { ApiMoment } from '#platform/dto/answer-fields.js';
import { TextField } from '#platform/dto/fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { ApiCreateRecord, ApiReadRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { PaginasModule } from '../paginas/paginas.module.js';
import { PaginasService } from '../paginas/paginas.service.js';
import { draftKindOrThrow } from '../shared/content-kind.js';
import { DraftsModule } from '../shared/drafts/drafts.module.js';
import { Drafts } from '../shared/drafts/drafts.service.js';
import { type Previewed, PreviewLinks } from './preview-links.js';

const RESOURCE = 'A lista a que o registo pertence, ou `paginas`.';
const RECORD = 'O identificador do registo, ou a chave da página.';

class PrevisualizacaoInputDto {
  @TextField({ label: 'O tipo de registo', max: 32, example: 'eventos', description: RESOURCE }) recurso!: string;
  @TextField({ label: 'O registo', max: 64, example: '12', description: RECORD }) registo!: string;
}

class PrevisualizacaoLigacaoDto {
  @ApiProperty({ format: 'uri', description: 'A página do site com o que está guardado.' }) url!: string;
  @ApiMoment({ description: 'Até quando a ligação vale, se a sessão que a pediu durar até lá.' }) valeAte!: string;
}

class PrevisualizacaoDto {
  @ApiProperty({ example: 'eventos', description: RESOURCE }) recurso!: string;
  @ApiProperty({ example: '12', description: RECORD }) registo!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'O registo com o que espera, como o GET do seu tipo o responderia; de uma página, as alterações.',
  })
  conteudo!: object;

  @ApiProperty({
    type: [String],
    example: ['/eventos/12'],
    description: 'Onde se vê no site; de nenhum, em todo o site.',
  })
  caminhos!: readonly string[];
}

const PAGES = 'paginas';
const NO_PAGE = 'Estes registos não têm uma página própria no site: não há pré-visualização.';

@Injectable()
class PrevisualizacoesService {
  private readonly ids = new IdPipe();

  constructor(
    private readonly settings: Settings,
    private readonly links: PreviewLinks,
    private readonly drafts: Drafts,
    private readonly paginas: PaginasService,
  ) {}

  /** @param sessionId of whoever asks @throws AppError 'notFound' */
  async make(previewed: Previewed, sessionId: string): Promise<PrevisualizacaoLigacaoDto> {
    const { caminhos } = await this.contentsOf(previewed);
    const { token, until } = this.links.make(previewed, sessionId, new Date());
    const url = `${this.settings.siteUrl}${caminhos[0] ?? '/'}?previsualizacao=${token}`;
    return { url, valeAte: until.toISOString() };
  }

  /** Returns the stored content that a link shows. @throws AppError 'notFound'; 'gone' for a link that is over */
  async read(token: string): Promise<PrevisualizacaoDto> {
    const previewed = await this.links.read(token);
    return { ...previewed, ...(await this.contentsOf(previewed)) };
  }

  private async contentsOf({
    recurso,
    registo,
  }: Previewed): Promise<Pick<PrevisualizacaoDto, 'conteudo' | 'caminhos'>> {
    if (recurso === PAGES) return this.paginas.preview(registo);
    const { address } = draftKindOrThrow(recurso);
    if (address === undefined) throw new AppError('notFound', NO_PAGE);
    const id = this.ids.transform(registo);
    const { conteudo } = await this.drafts.answer(await this.drafts.get(recurso, id));
    return { conteudo, caminhos: [address(id)] };
  }
}

@ApiTags('Rascunhos')
@Controller('api/previsualizacoes')
@Section('rascunhos')
class PrevisualizacoesController {
  constructor(private readonly previews: PrevisualizacoesService) {}

  @Post()
  @Editor(
    'Pedir uma ligação à página do site com o que está guardado: vale uma hora, enquanto durar a sessão que a pede',
  )
  @NotAudited()
  @Header('Cache-Control', 'no-store')
  @ApiCreateRecord(PrevisualizacaoLigacaoDto)
  make(
    @Body() body: PrevisualizacaoInputDto,
    @CurrentSessionId() sessionId: string,
  ): Promise<PrevisualizacaoLigacaoDto> {
    return this.previews.make(body, sessionId);
  }

  // Not limited by client: the site's server asks for everybody from one address, and a token cannot be guessed.
  @Get(':token')
  @Public('Ler o que uma ligação de pré-visualização mostra')
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  @ApiReadRecord(PrevisualizacaoDto)
  @Refuses({ 410: 'A ligação já não é válida.' })
  read(@Param('token') token: string): Promise<PrevisualizacaoDto> {
    return this.previews.read(token);
  }
}

@Module({
  imports: [AccountsModule, DraftsModule, PaginasModule],
  controllers: [PrevisualizacoesController],
  providers: [PreviewLinks, PrevisualizacoesService],
})
export class PrevisualizacoesModule {}

import { Body, Controller, Get, Injectable, Module, Param, Post } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { AccountsModule } from '#accounts/accounts.module.js';
import { CurrentSession, type LiveSession } from '#accounts/sessions/live-session.js';
import { SessionsService } from '#accounts/sessions/sessions.service.js';
import { ByLink, Editor, NoStore, NotAudited, ServesResource } from '#platform/access/access.decorator.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { HOUR_MS, SECOND_MS } from '#platform/dates/durations.js';
import { ApiMoment, ApiObject, toAnswer } from '#platform/dto/answer-fields.js';
import { TextField } from '#platform/dto/fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { ApiCreateRecord, ApiReadRecord, IdPipe, Refuses } from '#platform/http/answers.js';
import { PaginasModule } from '../paginas/paginas.module.js';
import { PaginasService } from '../paginas/paginas.service.js';
import { draftSpecOrThrow } from '../shared/content-spec.js';
import { Drafts } from '../shared/drafts.service.js';

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

  @ApiObject({
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

const NO_PAGE = 'Estes registos não têm uma página própria no site: não há pré-visualização.';

/** The subject of a link: a record by its resource and number, or a page of the site by its key. */
type Previewed = Pick<PrevisualizacaoInputDto, 'recurso' | 'registo'>;

const UNKNOWN = 'Esta ligação de pré-visualização não existe.';
const OVER = 'Esta ligação de pré-visualização já não é válida: peça outra no painel.';

/** A link names the record that it shows, and the session in which it was asked for (docs/decisions/0038). */
interface Claims extends Previewed {
  sid?: unknown;
}

/** Links that show one unpublished thing for an hour and while the asker's session lasts; nothing of them is kept. */
@Injectable()
export class PrevisualizacoesService {
  private readonly ids = new IdPipe();
  private readonly jwt = new JwtService();
  private readonly secrets = installationSecrets(this.settings);

  constructor(
    private readonly settings: Settings,
    private readonly sessions: SessionsService,
    private readonly drafts: Drafts,
    private readonly paginas: PaginasService,
  ) {}

  /** @param sessionId of whoever asks @throws AppError 'notFound' */
  async make(previewed: Previewed, sessionId: string): Promise<{ url: string; valeAte: Date }> {
    const { caminhos } = await this.contentsOf(previewed);
    const { token, until } = this.makeToken(previewed, sessionId, new Date());
    const url = `${this.settings.siteUrl}${caminhos[0] ?? '/'}?previsualizacao=${token}`;
    return { url, valeAte: until };
  }

  /** Returns the stored content that a link shows. @throws AppError 'notFound'; 'gone' for a link that is over */
  async read(token: string) {
    const previewed = await this.subjectOf(token);
    return { ...previewed, ...(await this.contentsOf(previewed)) };
  }

  /** Makes the token of a link. @param sid the session of whoever asks for it */
  makeToken({ recurso, registo }: Previewed, sid: string, from: Date): { token: string; until: Date } {
    const { kid, bytes } = this.secrets.current('preview');
    const exp = Math.floor((from.getTime() + HOUR_MS) / SECOND_MS);
    const token = this.jwt.sign({ recurso, registo, sid, exp }, { secret: bytes, keyid: kid, algorithm: 'HS256' });
    return { token, until: new Date(exp * SECOND_MS) };
  }

  /** @throws AppError 'notFound' for what is no link of ours; 'gone' for one that is over */
  private async subjectOf(token: string): Promise<Previewed> {
    const { recurso, registo, sid } = this.claimsOf(token);
    // whoever was switched off, or had their session ended, has handed out nothing that is still good
    if (typeof sid !== 'string' || !(await this.sessions.isLive(sid))) throw new AppError('gone', OVER);
    return { recurso, registo };
  }

  private claimsOf(token: string): Claims {
    try {
      const { header } = this.jwt.decode<{ header: { kid: unknown } }>(token, { complete: true });
      const secret = this.secrets.find('preview', String(header.kid))?.bytes;
      if (secret === undefined) throw new AppError('notFound', UNKNOWN);
      return this.jwt.verify<Claims>(token, { secret, algorithms: ['HS256'] });
    } catch (error) {
      throw (error as Error).name === 'TokenExpiredError'
        ? new AppError('gone', OVER)
        : new AppError('notFound', UNKNOWN);
    }
  }

  private async contentsOf({ recurso, registo }: Previewed) {
    if (recurso === 'paginas') return this.paginas.preview(registo);
    const { address } = draftSpecOrThrow(recurso);
    if (address === undefined) throw new AppError('notFound', NO_PAGE);
    const id = this.ids.transform(registo);
    const { entry } = await this.drafts.get(recurso, id);
    return { conteudo: entry.answered, caminhos: [address(id)] };
  }
}

@ApiTags('Rascunhos')
@Controller('api/previsualizacoes')
@ServesResource('rascunhos')
class PrevisualizacoesController {
  constructor(private readonly previews: PrevisualizacoesService) {}

  @Post()
  @Editor(
    'Pedir uma ligação à página do site com o que está guardado: vale uma hora, enquanto durar a sessão que a pede',
  )
  @NotAudited()
  @NoStore()
  @ApiCreateRecord(PrevisualizacaoLigacaoDto)
  async make(
    @Body() body: PrevisualizacaoInputDto,
    @CurrentSession() { id: sessionId }: LiveSession,
  ): Promise<PrevisualizacaoLigacaoDto> {
    return toAnswer(PrevisualizacaoLigacaoDto, await this.previews.make(body, sessionId));
  }

  // Not limited by client: the site's server asks for everybody from one address, and a token cannot be guessed.
  @Get(':token')
  @ByLink('Ler o que uma ligação de pré-visualização mostra')
  @ApiReadRecord(PrevisualizacaoDto)
  @Refuses({ 410: 'A ligação já não é válida.' })
  async read(@Param('token') token: string): Promise<PrevisualizacaoDto> {
    return toAnswer(PrevisualizacaoDto, await this.previews.read(token));
  }
}

@Module({
  imports: [AccountsModule, PaginasModule],
  controllers: [PrevisualizacoesController],
  providers: [PrevisualizacoesService],
})
export class PrevisualizacoesModule {}

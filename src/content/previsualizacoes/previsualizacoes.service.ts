import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { AppError } from '#platform/errors/app-error.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { PaginasService } from '../paginas/paginas.service.js';
import { draftKindOrThrow } from '../shared/content-kind.js';
import { Drafts } from '../shared/drafts/drafts.service.js';
import { type Previewed, PreviewLinks } from './preview-links.js';
import type { PrevisualizacaoDto, PrevisualizacaoLigacaoDto } from './previsualizacao.dto.js';

const PAGES = 'paginas';
const NO_PAGE = 'Estes registos não têm uma página própria no site: não há pré-visualização.';

@Injectable()
export class PrevisualizacoesService {
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

import {
  type BeforeApplicationShutdown,
  Controller,
  Get,
  Injectable,
  type OnModuleInit,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, Read } from '../access/access.decorator.js';
import { clientOf, ownNetworks, siteOf } from '../requests/client-of.js';
import { Settings } from '../config/config.js';
import { SECOND_MS } from '../dates/durations.js';
import { AppError } from '../errors/app-error.js';
import { Refuses } from '../http/answers.js';
import { ContentVersions, type Versions } from './content-versions.js';

/** Places for the site's few processes, which follow from within and may all be behind one address. */
const OWN = { all: 64, each: 8 };
/** Strangers have places of their own, so that they can never take the site's. */
const STRANGERS = { all: 32, each: 4 };
/** Shorter than what proxies wait on a silent connection. */
const HEARTBEAT_MS = 15 * SECOND_MS;
const RETRY_MS = SECOND_MS;
/** One who does not read is let go before this much waits for them. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The streams of server-sent events over which the site's processes follow the content's versions. */
@Injectable()
export class VersionStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Map<Response, { isOwn: boolean; client: string }>();
  private heartbeat: NodeJS.Timeout | undefined;
  private stopping = false;
  private readonly isOwn: (ip: string) => boolean;

  constructor(
    private readonly versions: ContentVersions,
    { siteAddresses }: Settings,
  ) {
    this.isOwn = ownNetworks(siteAddresses);
  }

  onModuleInit(): void {
    this.versions.on('rose', (risen) => this.sendToAll(formatEvent(risen)));
    // who follows must not go on as if nothing had changed
    this.versions.on('lost', () => this.endAll());
    this.heartbeat = setInterval(() => this.sendToAll(':\n\n'), HEARTBEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearInterval(this.heartbeat);
    this.endAll();
  }

  /**
   * Answers with all versions, then with each that rises.
   * @throws AppError 'tooMany' beyond what one client may hold; 'unavailable' where there is no more room, or while the
   * versions cannot be relied on
   */
  follow(ip: string, response: Response): void {
    const isOwn = this.isOwn(ip);
    const most = isOwn ? OWN : STRANGERS;
    // the site's processes may share an IPv6 network; of a stranger's, one may have all that is in the /48
    const client = isOwn ? ip : (siteOf(ip) ?? clientOf(ip));
    const alike = [...this.streams.values()].filter((other) => other.isOwn === isOwn);
    if (alike.filter((other) => other.client === client).length >= most.each) throw new AppError('tooMany');
    const versions = this.versions.current();
    if (this.stopping || versions === undefined || alike.length >= most.all) throw new AppError('unavailable');
    this.streams.set(response, { isOwn, client });
    response.once('close', () => this.streams.delete(response));
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would hold events back
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n${formatEvent(versions)}`);
  }

  private sendToAll(text: string): void {
    for (const response of this.streams.keys()) {
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else sendNow(response, text);
    }
  }

  private endAll(): void {
    for (const response of this.streams.keys()) response.end();
  }
}

@ApiTags('Estado')
@Controller('api/versoes')
export class VersoesController {
  constructor(private readonly streams: VersionStreams) {}

  @Get()
  @Public('Seguir as versões dos conteúdos: primeiro todas, depois as que sobem (server-sent events)')
  @Read('state')
  @ApiOkResponse({
    description: 'Eventos cujo `data` é um objeto JSON: a versão de cada tipo de conteúdo.',
    content: { 'text/event-stream': { schema: { type: 'string', example: 'data: {"eventos":12,"equipa":3}\n\n' } } },
  })
  @Refuses({ 429: 'Demasiadas ligações do mesmo endereço.', 503: 'Demasiadas ligações, ou versões por confirmar.' })
  follow(@Req() { ip = '' }: Request, @Res() response: Response): void {
    this.streams.follow(ip, response);
  }
}

/** Sends an event before the change's author gets their answer: Node would hold a written part back until after it. */
function sendNow(response: Response, text: string): void {
  response.cork();
  response.write(text);
  response.uncork();
}

function formatEvent(versions: Versions): string {
  return `data: ${JSON.stringify(versions)}\n\n`;
}

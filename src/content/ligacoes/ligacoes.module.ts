import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { Body, Controller, Injectable, Module, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Semaphore } from 'async-mutex';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { Editor, NotAudited, ServesResource } from '#platform/access/access.decorator.js';
import { Settings } from '#platform/config/config.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { URL_LENGTH } from '#platform/dto/url-fields.js';
import { Answers, Refuses } from '#platform/http/answers.js';
import { blockListOf } from '#platform/requests/client-of.js';
import { linkAddress } from '../../../contract/link-address.js';

const MOST_LINKS = 30;
const NO_LIST = 'As ligações têm de ser uma lista.';
const NO_TEXT = `Cada ligação tem de ser um texto com ${URL_LENGTH} caracteres, no máximo.`;

class LigacoesInputDto {
  @ApiProperty({ type: [String], maxItems: MOST_LINKS, example: ['/faq', 'https://exemplo.pt/'] })
  @IsArray({ message: NO_LIST })
  @ArrayMaxSize(MOST_LINKS, { message: `São ${MOST_LINKS} ligações de cada vez, no máximo.` })
  @IsString({ each: true, message: NO_TEXT })
  @MaxLength(URL_LENGTH, { each: true, message: NO_TEXT })
  ligacoes!: string[];
}

class LigacaoMortaDto {
  @ApiProperty({ example: '/nao-existe' }) ligacao!: string;
  @ApiProperty({ example: 'A página não existe.', description: 'Uma frase para quem a escreveu.' }) problema!: string;
}

/**
 * The addresses of IPv4 and of global IPv6 that have another use (RFC 6890 and IANA's registries of special-purpose
 * addresses): this machine, private networks, link-local and cloud metadata, and IPv6 addresses that carry an IPv4 one.
 */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

/** The IPv6 addresses that are given out to be reached from anywhere (RFC 4291); none outside them is on the web. */
const globalUnicast = blockListOf(['2000::/3']);
const special = blockListOf(SPECIAL);

/** Whether an address may be on the web: none of this machine, of a private network, or of any other use of its own. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, 'ipv4');
  return isIPv6(ip) && globalUnicast.check(ip, 'ipv6') && !special.check(ip, 'ipv6');
}

/** A name that leads to any address which is not on the web leads nowhere: what is connected to is what was looked at. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null) return done(error, '', 0);
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('The name leads to an address that is not on the web.'), '', 0);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const TIMEOUT_MS = 4 * SECOND_MS;
const AT_ONCE = 6;
const GONE = [404, 410];

@Injectable()
class LinkChecker {
  private readonly site: URL;

  constructor(settings: Settings) {
    this.site = new URL(settings.siteUrl);
  }

  /** Those of some addresses that lead nowhere, each with why. */
  async findDead(addresses: readonly string[]): Promise<{ ligacao: string; problema: string }[]> {
    const turns = new Semaphore(AT_ONCE);
    const asked = [...new Set(addresses)].map(async (ligacao) => {
      const problema = await turns.runExclusive(() => this.problemOf(ligacao));
      return problema === undefined ? [] : [{ ligacao, problema }];
    });
    return (await Promise.all(asked)).flat();
  }

  /** Why an address leads nowhere; nothing where it does, or nobody can tell. Only the web's own ports are asked. */
  private async problemOf(address: string): Promise<string | undefined> {
    const link = linkAddress(address, this.site.href);
    if (link === undefined || /^mailto:/i.test(link)) return undefined;
    const url = new URL(link, this.site);
    if (!this.isAllowed(url)) return undefined;
    try {
      // some answer a HEAD as they would not answer a GET
      const isGone = GONE.includes(await this.ask('HEAD', url)) && GONE.includes(await this.ask('GET', url));
      return isGone ? 'A página não existe.' : undefined;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'Este site não existe.' : undefined;
    }
  }

  private isAllowed(url: URL): boolean {
    if (url.origin === this.site.origin) return true;
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    return url.port === '' && (isIP(host) === 0 || isPublicAddress(host));
  }

  private ask(method: 'HEAD' | 'GET', url: URL): Promise<number> {
    const { request } = url.protocol === 'https:' ? https : http;
    const options = {
      method,
      agent: false as const,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'User-Agent': 'verificador de ligações' },
      ...(url.origin !== this.site.origin && { lookup: lookUpPublic }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, options, (response) => {
        // the answer's body does not matter
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject).end();
    });
  }
}

@ApiTags('Rascunhos')
@Controller('api/ligacoes')
@ServesResource('rascunhos')
class LigacoesController {
  constructor(private readonly checker: LinkChecker) {}

  @Post()
  @Editor('Dizer quais destas ligações não levam a lado nenhum')
  @NotAudited()
  @Answers([LigacaoMortaDto])
  @Refuses({ 400: 'Campos errados.' })
  async dead(@Body() body: LigacoesInputDto): Promise<LigacaoMortaDto[]> {
    return (await this.checker.findDead(body.ligacoes)).map((link) => toAnswer(LigacaoMortaDto, link));
  }
}

@Module({ controllers: [LigacoesController], providers: [LinkChecker] })
export class LigacoesModule {}

import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { lookup as lookUp } from 'node:dns';
import { Injectable } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { Settings } from '#platform/config/config.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { linkAddress } from '../../../contract/link-address.js';
import { isPublicAddress } from './public-address.js';

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
export class LinkChecker {
  private readonly site: URL;

  constructor(settings: Settings) {
    this.site = new URL(settings.siteUrl);
  }

  /** Those of some addresses that lead nowhere, each with why. */
  async dead(addresses: readonly string[]): Promise<{ ligacao: string; problema: string }[]> {
    const turns = new Semaphore(AT_ONCE);
    const asked = [...new Set(addresses)].map(async (ligacao) => {
      const problema = await turns.runExclusive(() => this.problemOf(ligacao));
      return problema === undefined ? [] : [{ ligacao, problema }];
    });
    return (await Promise.all(asked)).flat();
  }

  /** Why an address leads nowhere; nothing where it does, or nobody can tell. Only the web's own ports are asked. */
  async problemOf(address: string): Promise<string | undefined> {
    const link = linkAddress(address, this.site.href);
    if (link === undefined || /^mailto:/i.test(link)) return undefined;
    const url = new URL(link, this.site);
    if (!this.mayBeAsked(url)) return undefined;
    try {
      // some answer a HEAD as they would not answer a GET
      const isGone = GONE.includes(await this.ask('HEAD', url)) && GONE.includes(await this.ask('GET', url));
      return isGone ? 'A página não existe.' : undefined;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'Este site não existe.' : undefined;
    }
  }

  private mayBeAsked(url: URL): boolean {
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
        // what it says does not matter
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject).end();
    });
  }
}

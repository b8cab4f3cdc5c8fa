import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { ownNetworks } from './own-networks.js';

/**
 * Says once in a process that requests come through a proxy which TRUST_PROXY does not name: what it says of their
 * senders is not believed, and all of them count as one client.
 */
export function tellOfUnknownProxy(): RequestHandler {
  const logger = new Logger('Proxy');
  const isNear = ownNetworks([]);
  let told = false;
  return ({ app, headers, socket: { remoteAddress = '' } }, _response, next) => {
    const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    if (!told && headers['x-forwarded-for'] !== undefined && !trusts(remoteAddress, 0)) {
      told = true;
      // an address of a network of our own is the proxy's; any other may be a person's
      const from = isNear(remoteAddress) ? remoteAddress : 'um endereço público';
      logger.warn(
        `Chegou um pedido com X-Forwarded-For de ${from}, que TRUST_PROXY não indica: o cabeçalho não conta. Se aí está ` +
          'o seu proxy, todos os visitantes são para os limites um só: ponha o endereço dele em TRUST_PROXY.',
      );
    }
    next();
  };
}

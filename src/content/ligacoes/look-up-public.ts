import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
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

import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import express from 'express';
import { sendStored } from './send-stored.js';

it.each([
  ['still there', false],
  ['gone by then', true],
])('a file that is opened for somebody who is %s is closed', async (_, isGone) => {
  const bytes = Readable.from([Buffer.from('palavras')]);
  const opened = { size: 8, modified: new Date(), etag: 'W/"8"', bytes };
  const server = createServer(
    express().get('/', async (_request, response) => {
      if (isGone) response.destroy();
      await sendStored(response, { name: 'a.pdf', stat: async () => opened, open: async () => opened });
    }),
  ).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const closed = once(bytes, 'close');
    get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }, (response) => response.resume()).on(
      'error',
      () => undefined,
    );
    await closed;
    expect(bytes.destroyed).toBe(true);
  } finally {
    server.close();
  }
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './support/site-test.js';

const programs = {
  'the site': { origin: process.env.SITE_URL, path: '/faq', refused: 405 },
  'the back office': { origin: process.env.ADMIN_URL, path: '/login', refused: 404 },
};

for (const [title, { origin = '', path, refused }] of Object.entries(programs)) {
  test(`${title} waits for no body: it answers and closes the connection`, async () => {
    const { hostname, port } = new URL(origin);
    for (const [method, status] of [
      ['GET', 200],
      ['POST', refused],
    ] as const) {
      for (const body of ['Content-Length: 104857600', 'Transfer-Encoding: chunked']) {
        const socket = connect(Number(port), hostname);
        await once(socket, 'connect');
        socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${body}\r\n\r\n`);
        const [head = ''] = (await text(socket)).split('\r\n\r\n');
        expect(head.split('\r\n'), `${method}, ${body}`).toContain('Connection: close');
        expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      }
    }
  });
}

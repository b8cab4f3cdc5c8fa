import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApi } from './api.js';

const agent = new Agent({ keepAlive: true });

/**
 * Asks as a visitor does, over connections that stay open. One that the server has just closed, since nothing came over
 * it for a while, is no answer: a browser asks again over another, and so does this.
 */
export function read(api: TestApi, path: string): Promise<{ status: number; body: unknown }> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(read(api, path));
      else reject(error);
    });
    asked.end();
  });
}

// The floor of all that is kept: bare Node answering the same bytes from memory.
// PORT says where, ANSWERS names a JSON file: address → headers and body in base64.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** @typedef {Record<string, { headers: Record<string, string>, body: string }>} Answers */

const kept = /** @type {Answers} */ (JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')));
const answers = new Map(
  Object.entries(kept).map(([url, { headers, body }]) => [url, { headers, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(process.env.PORT), '127.0.0.1');

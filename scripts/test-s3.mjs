// Usage: TEST_S3_URL=http://key:secret@127.0.0.1:9000 npm run test:only -- s3 [Jest arguments]
// Tests the storage of files on a real S3 server; the tests make buckets of their own there, and leave them.
import { endAll, endAllOnSignal, run } from './lib/children.mjs';
import { jestArgs } from './lib/runners.mjs';

if (!process.env.TEST_S3_URL) {
  console.error('!!! TEST_S3_URL não está definido (http://chave:segredo@servidor:porto): NADA foi testado em S3.');
  process.exit(1);
}
endAllOnSignal();
const env = { ...process.env, TEST_DATABASE: 'sqlite' };
const args = [...jestArgs(), ...process.argv.slice(2), '--selectProjects=s3'];
const code = await run(process.execPath, args, { env });
await endAll();
process.exit(code);

import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Watchdog } from '../../contract/watchdog.js';
import { wellAddressed } from '../../contract/well-addressed.js';
import { createApp } from './app.js';
import { readSettings } from './config.js';
import { listenProblem } from './listen-problem.js';
import { withoutBodies } from './without-bodies.js';

/** How long open connections may take to finish once the process was asked to end. */
const SHUTDOWN_GRACE_MS = 8_000;

function start(): void {
  const config = readSettings(process.env);
  const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'client');
  const server = createServer(withoutBodies(wellAddressed(createApp(config, clientFolder))));
  server.once('error', (error) => {
    console.error(listenProblem(error, config.port, config.host));
    process.exit(1);
  });
  server.listen({ port: config.port, host: config.host }, () => process.stdout.write(`Painel em ${config.adminUrl}\n`));
  new Watchdog();
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

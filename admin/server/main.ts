import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.js';
import { readServerConfig } from './config.js';

/** How long open connections may take to finish once the process was asked to end. */
const SHUTDOWN_GRACE_MS = 8_000;

function start(): void {
  const config = readServerConfig(process.env);
  const clientFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'client');
  const server = createApp(config, clientFolder).listen(config.port, (error?: Error) => {
    if (error) throw error;
    process.stdout.write(`Painel em ${config.adminUrl}\n`);
  });
  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

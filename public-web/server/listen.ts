import { siteConfig } from '../app/config/site-config.server';
import { createSite } from './create-site';
import { listenProblem } from './listen-problem';

const DRAIN_MS = 8_000;

const server = createSite().listen({ port: siteConfig.port, host: siteConfig.host }, (error?: Error) => {
  if (error) {
    console.error(listenProblem(error, siteConfig.port, siteConfig.host));
    process.exit(1);
  }
  console.log(`Site em ${siteConfig.siteUrl}`);
});

function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);

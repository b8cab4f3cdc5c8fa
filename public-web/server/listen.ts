import { createServer } from 'node:http';
import { Watchdog } from '@contract/watchdog';
import { wellAddressed } from '@contract/well-addressed';
import { siteConfig } from '../app/config/site-config.server';
import { keepPublished } from '../app/lib/api/published.server';
import { createSite } from './create-site';
import { followedRequests } from './followed-requests';
import { ContentVersions } from './kept-pages/content-versions';
import { KeptPages } from './kept-pages/kept-pages';
import { listenProblem } from './listen-problem';
import { offerMetrics } from './metrics';
import { startTracer } from './start-tracer';
import { withoutBodies } from './without-bodies';

const DRAIN_MS = 8_000;

const kept = siteConfig.pageCacheBytes > 0 ? new KeptPages(siteConfig.pageCacheBytes) : undefined;
if (kept) {
  const versions = new ContentVersions(`${siteConfig.apiInternalUrl}/api/versoes`, () => kept.forget());
  kept.relyOn(versions);
  keepPublished(versions);
  void versions.follow();
}

const metrics = siteConfig.metrics && (await offerMetrics(siteConfig.metrics, kept?.counted));
const tracer = siteConfig.otlpEndpoint === undefined ? undefined : await startTracer(siteConfig.otlpEndpoint);
const followed = followedRequests(createSite(kept), metrics?.tell, tracer, new Watchdog());
const server = createServer(withoutBodies(wellAddressed(kept ? kept.before(followed) : followed)));
server.once('error', (error) => {
  console.error(listenProblem(error, siteConfig.port, siteConfig.host));
  process.exit(1);
});
server.listen({ port: siteConfig.port, host: siteConfig.host }, () => console.log(`Site em ${siteConfig.siteUrl}`));

function stop() {
  server.close(() => {
    const out = tracer?.end().catch(() => undefined);
    void Promise.resolve(out).then(() => process.exit(0));
  });
  server.closeIdleConnections();
  metrics?.close();
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);

import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is small: one cached manifest costs less than a discovery request per page.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;

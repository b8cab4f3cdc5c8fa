import { z } from 'zod';
import { internalPath, text, webUrl } from './basics.ts';
import { pageTop } from './page.ts';

/** The page that lists the site's pages. */
export const siteMapSchema = pageTop.extend({
  columns: z
    .array(z.object({ title: text, links: z.array(z.object({ label: text, to: internalPath.or(webUrl) })).min(1) }))
    .length(3),
});

export type SiteMap = z.infer<typeof siteMapSchema>;

import { z } from 'zod';

/** A sentence or more, for people. */
export const text = z.string().trim().min(1);

/** A page of this site, perhaps with a place on it. */
export const internalPath = z.string().regex(/^\/[a-z0-9/-]*(#[a-z-]+)?$/);

/** A page elsewhere. */
export const webUrl = z.url({ protocol: /^https?$/ });

/** Where a link leads. */
export const link = z.object({ label: text, to: internalPath });

/** The four steps of the method; each has its colour. */
export const step = z.enum(['sentir', 'imaginar', 'fazer', 'partilhar']);

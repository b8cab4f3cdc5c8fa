import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '../lazy-part.js';

/** A screen in a chunk of its own: a descriptor must not pull its screens into the first load. */
export type LazyScreen = LazyExoticComponent<ComponentType> & {
  /** Fetches the chunk; once it is there, or on its way, nothing more. */
  readonly preload: () => Promise<unknown>;
};

/** A screen that is fetched when it is shown, or before by who knows that it will be. */
export function lazyScreen(preload: () => Promise<{ default: ComponentType }>): LazyScreen {
  return Object.assign(lazyPart(preload), { preload });
}

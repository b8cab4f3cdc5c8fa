import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** A screen in a chunk of its own: a descriptor must not pull its screens into the first load. */
export type LazyScreen = LazyExoticComponent<ComponentType> & {
  /** Fetches the chunk; once it is there, or on its way, nothing more. */
  readonly preload: () => Promise<unknown>;
};

/** A screen that is fetched when it is shown, or before by who knows that it will be. */
export function lazyScreen(preload: () => Promise<{ default: ComponentType }>): LazyScreen {
  return Object.assign(lazy(preload), { preload });
}

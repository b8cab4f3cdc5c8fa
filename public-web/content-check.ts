import type { Plugin } from 'vite';
import { contentMistakes } from './app/content/check.ts';

/** Stops a build whose texts do not fit their schemas; checked here so that visitors do not download the checker. */
export function checkedContent(): Plugin {
  return {
    name: 'checked-content',
    buildStart() {
      const mistakes = contentMistakes();
      if (mistakes.length > 0) this.error(`The content is wrong:\n${mistakes.join('\n')}`);
    },
  };
}

import type { ResourceSection } from './section.js';

/** How one record of a section is called within a sentence, 'evento'; apart from the sections, which are in the first load. */
export const nounOf = ({ messages }: ResourceSection): string => (messages.name.split(' |||| ')[0] ?? '').toLowerCase();

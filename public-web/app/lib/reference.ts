import { referenceLetters } from '@contract/references';

/** What a submission is called between its sender and the association, as the API says it too: `C-12`. */
export function referenceOf(resource: keyof typeof referenceLetters, id: number): string {
  return `${referenceLetters[resource]}-${id}`;
}

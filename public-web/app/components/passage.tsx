import type { ReactNode } from 'react';
import type { PassageTexts } from '~/content/types/page';
import { WordsText } from './words-text';

/** A heading with its text, and perhaps more under it. */
export function Passage({ texts, children }: { texts: PassageTexts; children?: ReactNode }) {
  return (
    <section>
      <h2 className="text-section">{texts.title}</h2>
      <div className="mt-5 text-lead">
        <WordsText>{texts.text}</WordsText>
      </div>
      {children}
    </section>
  );
}

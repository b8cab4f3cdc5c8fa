import type { ReactNode } from 'react';
import type { PassageTexts } from '~/content/types/page';
import { paragraphsOf } from '~/lib/paragraphs-of';

/** A heading with its text, and perhaps more under it. */
export function Passage({ texts, children }: { texts: PassageTexts; children?: ReactNode }) {
  return (
    <section>
      <h2 className="text-section">{texts.title}</h2>
      <div className="prose-text mt-5 max-w-[44rem] text-lead">
        {paragraphsOf(texts.text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children}
    </section>
  );
}

import { Link } from 'react-router';
import { leaveLink } from '~/content/navigation';
import { myDataLink } from '~/content/policies';
import type { PageTopTexts } from '~/content/types/page';
import type { PolicyPart, PolicySection } from '~/lib/words/policy';
import { FormattedText } from './formatted-text';
import { PageTop } from './page-top';
import { PolicyTable } from './policy-table';

interface Props {
  texts: PageTopTexts & { effective: string };
  sections: readonly PolicySection[];
}

/** A policy, section by section. */
export function PolicyPage({ texts, sections }: Props) {
  return (
    <>
      <PageTop texts={texts} colour="partilhar" picture="study">
        <p className="font-bold">{texts.effective}</p>
      </PageTop>
      <article className="page section">
        <div className="mx-auto grid max-w-[48rem] gap-12">
          {sections.map(({ title, parts }, index) => (
            <section key={index}>
              <h2 className="mb-4 text-section">{title}</h2>
              <div className="grid gap-4">
                {parts.map((part, place) => (
                  <Part key={place} part={part} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </article>
    </>
  );
}

function Part({ part }: { part: PolicyPart }) {
  switch (part.kind) {
    case 'text':
      return <FormattedText blocks={part.blocks} top={3} />;
    case 'table':
      return <PolicyTable table={part.table} />;
    case 'my-data':
      return (
        <div className="mt-2 flex flex-wrap gap-4">
          <Link to={myDataLink.to} className="button">
            {myDataLink.label}
          </Link>
          <Link to={leaveLink.to} className="button button-plain">
            {leaveLink.label}
          </Link>
        </div>
      );
  }
}

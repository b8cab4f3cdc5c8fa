import type { Policy } from '~/content/types/policy';
import { filled } from '~/lib/association';
import { useAssociation } from '~/lib/use-words';
import { LinkedText } from './linked-text';
import { PageLink } from './page-link';
import { PageTop } from './page-top';
import { PolicyTable } from './policy-table';

/** A policy, section by section. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const association = useAssociation();
  return (
    <>
      <PageTop texts={policy} colour="partilhar" picture="study">
        <p className="font-bold">{policy.effective}</p>
      </PageTop>
      <article className="page section">
        <div className="mx-auto grid max-w-[48rem] gap-12">
          {policy.sections.map(({ title, paragraphs = [], items, table, action }) => (
            <section key={title}>
              <h2 className="mb-4 text-section">{title}</h2>
              <div className="prose-text">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <LinkedText>{filled(paragraph, association)}</LinkedText>
                  </p>
                ))}
                {items && (
                  <ul className="grid list-disc gap-1.5 pl-6">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {table && <PolicyTable table={table} />}
              </div>
              {action && (
                <PageLink to={action.to} className="button mt-6">
                  {action.label}
                </PageLink>
              )}
            </section>
          ))}
        </div>
      </article>
    </>
  );
}

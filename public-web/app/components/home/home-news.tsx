import { inicio } from '@contract/pages/inicio';
import { Arrow } from '~/components/arrow';
import { PageLink } from '~/components/page-link';
import { Unbroken } from '~/components/unbroken';
import { home } from '~/content/home';
import { stepClasses } from '~/lib/step-classes';
import { useWords } from '~/lib/use-words';

/** The way to events, articles and the newsletter. */
export function HomeNews() {
  const { news } = useWords(inicio);
  return (
    <section className="page pb-(--section-space)">
      <h2 className="text-section">{news.title}</h2>
      <ul className="mt-7 grid gap-5 md:grid-cols-3">
        {home.news.map(({ words, label, to, colour }) => (
          <li key={to}>
            <PageLink to={to} className={`sheet flex h-full flex-col p-7 ${stepClasses[colour].tint}`}>
              <span className="flex items-center justify-between gap-4 font-display text-section leading-none font-extrabold md:text-title lg:text-section">
                {label}
                <Arrow className="w-8" />
              </span>
              <span className="mt-3 block">
                <Unbroken>{news[words]}</Unbroken>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

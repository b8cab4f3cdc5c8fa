import { Arrow } from '~/components/arrow';
import { PageLink } from '~/components/page-link';
import { home } from '~/content/home';
import { stepClasses } from '~/lib/step-classes';

/** The way to events, articles and the newsletter. */
export function HomeNews() {
  const { title, links } = home.news;
  return (
    <section className="page pb-(--section-space)">
      <h2 className="text-section">{title}</h2>
      <ul className="mt-7 grid gap-5 md:grid-cols-3">
        {links.map(({ label, text, to, colour }) => (
          <li key={to}>
            <PageLink to={to} className={`sheet flex h-full flex-col p-7 ${stepClasses[colour].tint}`}>
              <span className="flex items-center justify-between gap-4 font-display text-section leading-none font-extrabold md:text-title lg:text-section">
                {label}
                <Arrow className="w-8" />
              </span>
              <span className="mt-3 block">{text}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

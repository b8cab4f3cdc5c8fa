import { Link } from 'react-router';
import { inicio } from '@contract/pages/inicio';
import { Arrow } from '~/components/arrow';
import { Collage } from '~/components/art/collage';
import { RegistrationFacts } from '~/components/desafio/registration-facts';
import { home } from '~/content/home';
import { useWords } from '~/lib/words/use-words';

/** The impact picture, and the banner of the yearly challenge. */
export function HomeImpact() {
  const { impact, banner, globalAction } = useWords(inicio);
  return (
    <section className="page section">
      <div className="grid items-center gap-10 md:grid-cols-2 lg:gap-16">
        <div role="img" aria-label={home.impactAlt}>
          <Collage name="world" className="w-full" />
        </div>
        <div>
          <h2 className="text-section">{impact.title}</h2>
          <p className="mt-5 text-lead">{impact.text}</p>
          <Link to={home.actions.global} className="button button-plain mt-7">
            {globalAction}
          </Link>
        </div>
      </div>
      <div className="cut-large lift mt-(--section-space) grid items-center gap-6 overflow-hidden bg-imaginar p-7 sm:p-10 md:grid-cols-[2fr_1fr] lg:grid-cols-[1.4fr_1fr] lg:p-14">
        <div>
          <h2 className="text-page">{home.banner.title}</h2>
          <p className="mt-4 mb-7 max-w-[34rem] text-lead">{banner.text}</p>
          <RegistrationFacts />
          <Link to={home.banner.to} className="button mt-7">
            {banner.action}
            <Arrow />
          </Link>
        </div>
        <Collage name="festival" className="mx-auto w-full max-w-sm" />
      </div>
    </section>
  );
}

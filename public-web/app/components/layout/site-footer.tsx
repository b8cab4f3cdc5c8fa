import { ConsentButton } from '~/components/consent/consent-button';
import { ExternalLink } from '~/components/external-link';
import { DeferredForm } from '~/components/forms/deferred-form';
import { PageLink } from '~/components/page-link';
import { newsletterForm } from '~/content/forms/newsletter';
import { layout } from '~/content/layout';
import { alreadySubscribed, leaveLink } from '~/content/newsletter';
import { navigation } from '~/content/navigation';
import { useRootData } from '~/lib/root-data';
import { useAssociation } from '~/lib/use-words';
import { Logo } from './logo';
import { SocialIcon } from './social-icon';

const linkClass = 'inline-block py-1 hover:underline hover:decoration-2 hover:underline-offset-4';

/** The footer of every page. */
export function SiteFooter() {
  const { year } = useRootData();
  const { tagline, longName, nipc, complaintsBook, social } = useAssociation();
  return (
    <footer className="edge-top on-ink mt-auto bg-ink pb-8 text-paper">
      <div className="page grid gap-12 lg:grid-cols-[1fr_1.1fr] xl:gap-20">
        <div>
          <Logo />
          <p className="mt-4 max-w-sm font-display text-title font-bold">{tagline}</p>
          <div className="mt-8 grid grid-cols-2 gap-8 sm:grid-cols-[repeat(3,auto)] lg:gap-6">
            {navigation.footer.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="mb-2 text-title wrap-break-word text-imaginar">{title}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <PageLink to={to} className={linkClass}>
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <nav aria-label={layout.legal} className="col-span-2 sm:col-span-1">
              <h2 className="mb-2 text-title wrap-break-word text-imaginar">{layout.legal}</h2>
              <ul>
                {navigation.legal.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink to={to} className={linkClass}>
                      {label}
                    </PageLink>
                  </li>
                ))}
                <li>
                  <ExternalLink href={complaintsBook} className={linkClass}>
                    {layout.complaintsBook}
                  </ExternalLink>
                </li>
                <li>
                  <ConsentButton className={linkClass} />
                </li>
              </ul>
            </nav>
          </div>
        </div>
        <section aria-labelledby="footer-newsletter" className="cut-large bg-imaginar p-6 text-ink sm:p-9">
          <h2 id="footer-newsletter" className="text-section">
            {layout.newsletter.title}
          </h2>
          <p className="mt-2 mb-6">{layout.newsletter.text}</p>
          <DeferredForm definition={newsletterForm} idPrefix="rodape" />
          <p className="mt-4">
            {alreadySubscribed}{' '}
            <PageLink to={leaveLink.to} className="inline-block py-1 underline underline-offset-4 hover:decoration-2">
              {leaveLink.label}
            </PageLink>
          </p>
        </section>
      </div>
      <div className="page mt-12">
        <div className="flex flex-wrap items-center justify-between gap-6 border-t-2 border-paper/25 pt-6">
          <p className="text-small">
            © {year} {longName}. {layout.copyright}
            {nipc !== '' && ` NIPC ${nipc}.`}
          </p>
          <ul aria-label={layout.social} className="flex gap-2">
            {social.map(({ network, url }) => (
              <li key={network}>
                <ExternalLink
                  href={url}
                  className="cut-small flex size-11 items-center justify-center hover:bg-paper hover:text-ink"
                >
                  <SocialIcon network={network} />
                  <span className="sr-only">{network}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

import { useLocation, Link } from 'react-router';
import { ConsentButton } from '~/components/consent/consent-button';
import { ExternalLink } from '~/components/external-link';
import { DeferredForm } from '~/components/forms/deferred-form';
import { newsletterForm } from '~/content/forms/newsletter';
import { layout } from '~/content/layout';
import { navigation } from '~/content/navigation';
import { addressLines, telOf } from '@contract/texts/association';
import { useRootData } from '~/lib/pages/root-data';
import { useAssociation } from '~/lib/words/use-words';
import { Logo } from './logo';
import { SocialIcon } from './social-icon';

const linkClass = 'inline-block py-1 hover:underline hover:decoration-2 hover:underline-offset-4';
const titleClass = 'mb-1 text-title wrap-break-word text-imaginar';

const emailFirst = { ...newsletterForm, fields: [...newsletterForm.fields].reverse() };

/** The footer of every page. */
export function SiteFooter() {
  const { year } = useRootData();
  const { pathname } = useLocation();
  const { tagline, phones, email, address, longName, nipc, complaintsBook, social } = useAssociation();
  return (
    <footer className="edge-top on-ink mt-auto bg-ink pb-6 text-paper max-sm:text-small sm:pb-8">
      <div className="page grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.9fr] xl:gap-x-20">
        <div>
          <Logo />
          <p className="mt-2 max-w-sm font-display text-base sm:mt-3 sm:text-title">{tagline}</p>
          <address className="mt-2 grid gap-x-6 not-italic sm:mt-4 sm:grid-cols-2 lg:grid-cols-1">
            <span className="flex flex-wrap gap-x-5">
              {phones.map(({ label, number }) => (
                <a key={number} href={`tel:${telOf(number)}`} aria-label={`${label}: ${number}`} className={linkClass}>
                  {number}
                </a>
              ))}
            </span>
            <a href={`mailto:${email}`} className={`${linkClass} break-all`}>
              {email}
            </a>
            <span className="py-1">{addressLines(address).join(', ')}</span>
          </address>
        </div>
        <div className="grid content-start gap-6 sm:gap-7">
          <div className="grid grid-cols-[1fr_1.15fr] gap-x-4 gap-y-4 sm:grid-cols-3 sm:gap-x-6">
            {navigation.footer.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={titleClass}>{title}</h2>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to} className={linkClass}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <nav aria-label={layout.legal} className="col-span-2 sm:col-span-1">
              <h2 className={titleClass}>{layout.legal}</h2>
              <ul className="grid grid-cols-[1fr_1.15fr] gap-x-4 sm:grid-cols-1">
                {navigation.legal.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={linkClass}>
                      {label}
                    </Link>
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
          {pathname !== '/newsletter' && (
            <section
              aria-labelledby="footer-newsletter"
              className="cut grid gap-x-10 gap-y-1 bg-imaginar px-5 pt-3 pb-4 text-base text-ink sm:grid-cols-[auto_1fr] sm:px-7 sm:py-5 [&_.button:focus-visible]:outline-ink"
            >
              <h2 id="footer-newsletter" className="text-title">
                {layout.newsletter.title}
              </h2>
              <DeferredForm definition={emailFirst} idPrefix="rodape" opener={layout.newsletter.next} />
            </section>
          )}
        </div>
      </div>
      <div className="page mt-6 sm:mt-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-paper/25 pt-4">
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

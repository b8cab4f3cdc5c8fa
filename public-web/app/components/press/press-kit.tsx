import { imprensa } from '@contract/pages/imprensa';
import { press } from '~/content/press';
import { telOf } from '~/lib/words/association';
import { useAssociation, useWords } from '~/lib/words/use-words';
import { webAddress } from '@contract/link-address';

const texts = press.kit;

/** Gives journalists a contact, a text about us to quote, and our logos to download. */
export function PressKit() {
  const { kit } = useWords(imprensa);
  const { email, phones, logo } = useAssociation();
  const address = kit.email || email;
  const number = kit.phone || phones[0]?.number;
  const logos = [
    ...(webAddress(logo) ? [{ label: texts.logo, file: logo }] : texts.drawn),
    ...kit.logos.map(({ label, image }) => ({ label, file: image })),
  ].filter(({ file }) => file !== '');
  return (
    <section aria-labelledby="jornalistas" className="cut-large bg-fazer-tint p-7 sm:p-9">
      <h2 id="jornalistas" className="text-section">
        {kit.title}
      </h2>
      <p className="mt-4 max-w-[44rem]">{kit.text}</p>
      <div className="mt-6 grid gap-8 [&_h3]:text-title md:grid-cols-2">
        <div>
          <h3>{texts.contact}</h3>
          <p className="mt-2">
            <a href={`mailto:${address}`} className="link break-all">
              {address}
            </a>
          </p>
          {number && (
            <p>
              <a href={`tel:${telOf(number)}`} className="link whitespace-nowrap">
                {number}
              </a>
            </p>
          )}
          <h3 className="mt-6">{texts.logos}</h3>
          <ul className="mt-2">
            {logos.map(({ label, file }) => (
              <li key={file}>
                <a href={file} download className="link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{texts.about}</h3>
          <blockquote className="mt-2">{kit.about}</blockquote>
        </div>
      </div>
    </section>
  );
}

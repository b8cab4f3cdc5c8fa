import { associacao } from '@contract/pages/associacao';
import { salaDeImprensa } from '@contract/pages/sala-de-imprensa';
import { Figures } from '~/components/figures';
import { JsonLd } from '~/components/json-ld';
import { PageTop } from '~/components/page-top';
import { PressPhotos } from '~/components/press/press-photos';
import { Quote } from '~/components/press/quote';
import { WordsText } from '~/components/words-text';
import { press } from '~/content/press';
import { telOf } from '@contract/texts/association';
import { useRootData } from '~/lib/pages/root-data';
import { useAssociation, useWords } from '~/lib/words/use-words';

const texts = press.room;
const TRAIL = [{ label: press.title, to: '/imprensa' }];

export default function SalaDeImprensa() {
  const words = useWords(salaDeImprensa);
  const { name, figures } = useAssociation();
  return (
    <>
      <PageTop texts={{ title: texts.title, ...words }} colour="sentir" picture="contact" trail={TRAIL} />
      <div className="page section grid grid-cols-1 gap-(--section-space)">
        <Contact />
        <section>
          <h2 className="text-section">{texts.about(name)}</h2>
          <div className="mt-6 grid items-start gap-7 lg:grid-cols-[1fr_1.6fr]">
            <Quote title={texts.short} className="bg-imaginar-tint">
              <p>{words.about.short}</p>
            </Quote>
            <Quote title={texts.long} className="bg-partilhar-tint">
              <WordsText>{words.about.long}</WordsText>
            </Quote>
          </div>
        </section>
        <section>
          <h2 className="mb-6 text-section">{texts.figures}</h2>
          <Figures figures={figures} className="grid-cols-2 gap-x-6 lg:grid-cols-4" />
        </section>
        <Logos />
        <PressPhotos {...words.photos} />
      </div>
    </>
  );
}

function Contact() {
  const { contact } = useWords(salaDeImprensa);
  const { name, longName, email, phones } = useAssociation();
  const { siteUrl } = useRootData();
  const address = contact.email || email;
  const number = contact.phone || phones[0]?.number;
  return (
    <section aria-labelledby="com-quem-falar" className="cut-large lift bg-fazer-tint p-7 sm:p-10">
      <JsonLd
        data={{
          '@type': 'NGO',
          name: longName,
          url: siteUrl,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: press.title,
            name: contact.name || undefined,
            email: address,
            telephone: number && telOf(number),
          },
        }}
      />
      <h2 id="com-quem-falar" className="text-section">
        {texts.contact}
      </h2>
      <p className="mt-4 max-w-[44rem]">{contact.text}</p>
      <p className="mt-6 font-display text-title">{contact.name || name}</p>
      <p className="mt-1 flex flex-wrap gap-x-8 text-lead">
        {number && (
          <a href={`tel:${telOf(number)}`} className="link whitespace-nowrap">
            {number}
          </a>
        )}
        <a href={`mailto:${address}`} className="link break-all">
          {address}
        </a>
      </p>
    </section>
  );
}

/** Ours are drawn with the name that the site was made with: where it or the logo is another, they are left out. */
function Logos() {
  const { logos } = useWords(salaDeImprensa);
  const { name, logo } = useAssociation();
  const [wordmark, symbol] = texts.drawn;
  const drawn = name === associacao.fields.name.default ? [wordmark, symbol] : [symbol];
  const uploaded = (label: string, image: string) => ({ label, image, files: { [texts.download]: image } });
  const shown = [
    ...(logo === '' ? drawn : [uploaded(wordmark.label, logo)]),
    ...logos.filter(({ image }) => image !== '').map(({ label, image }) => uploaded(label, image)),
  ];
  return (
    <section>
      <h2 className="text-section">{texts.logos}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2">
        {shown.map(({ label, image, files }) => (
          <li key={image} className="sheet flex flex-col overflow-hidden">
            <img src={image} alt="" loading="lazy" className="h-40 w-full bg-white object-contain p-8" />
            <div className="flex flex-wrap items-baseline gap-x-5 px-6 py-4">
              <h3 className="mr-auto text-title">{label}</h3>
              {Object.entries(files).map(([kind, file]) => (
                <a key={kind} href={file} download className="link inline-block py-1">
                  {kind}
                  <span className="sr-only"> {label}</span>
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

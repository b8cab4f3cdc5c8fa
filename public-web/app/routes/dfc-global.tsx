import { ExternalLink } from '~/components/external-link';
import { Figures } from '~/components/figures';
import { PageTop } from '~/components/page-top';
import { Passage } from '~/components/passage';
import { VideoPlayer } from '~/components/video-player';
import { dfcGlobalFixed as fixed } from '~/content/dfc-global';
import type { Step } from '~/content/types/step';
import { stepClasses } from '~/lib/records/step-classes';
import { dfcGlobal } from '@contract/pages/dfc-global';
import { useWords } from '~/lib/words/use-words';

const COLOURS: readonly Step[] = ['sentir', 'imaginar', 'fazer', 'partilhar'];

export default function DfcGlobal() {
  const words = useWords(dfcGlobal);
  const { origin, challenge, facts, values, links, video } = words;
  return (
    <>
      <PageTop texts={{ title: fixed.title, ...words }} colour="sentir" picture="world" />
      <div className="page section grid gap-(--section-space)">
        <div className="grid gap-10 lg:grid-cols-[1fr_17rem] lg:gap-16">
          <Passage texts={{ title: fixed.origin, text: origin }} />
          <Figures figures={facts} className="self-start min-[22.5rem]:grid-cols-3 lg:grid-cols-1" />
        </div>
        <section>
          <h2 className="text-section">{values.title}</h2>
          <ul className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {values.items.map(({ name, text }, index) => (
              <li
                key={name}
                className={`cut lift p-6 ${stepClasses[COLOURS[index % COLOURS.length] ?? 'sentir'].solid}`}
              >
                <h3 className="text-title">{name}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <Passage texts={{ title: fixed.challenge, text: challenge }} />
          <VideoPlayer url={video} {...fixed.video} />
        </div>
        <section>
          <h2 className="text-section">{links.title}</h2>
          <ul className="mt-7 grid gap-5 md:grid-cols-3">
            {links.items.map(({ label, text, url }) => (
              <li key={url} className="sheet relative p-6">
                <h3 className="text-title">
                  <ExternalLink href={url} className="sheet-link underline decoration-2 underline-offset-4">
                    {label}
                  </ExternalLink>
                </h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

import { Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { Collage } from '~/components/art/collage';
import { PageTop } from '~/components/page-top';
import { opportunities } from '~/content/opportunities';
import { inicioOportunidades } from '@contract/pages/inicio-oportunidades';
import { WordsText } from '~/components/words-text';
import { useWords } from '~/lib/words/use-words';

const LOOKS = [
  { picture: 'hands', solid: 'bg-fazer' },
  { picture: 'bridge', solid: 'bg-partilhar' },
] as const;

export default function InicioOportunidades() {
  const words = useWords(inicioOportunidades);
  return (
    <>
      <PageTop texts={words} colour="fazer" picture="world" />
      <div className="page section grid gap-12">
        <div className="text-lead">
          <WordsText>{words.intro}</WordsText>
        </div>
        <ul className="grid gap-7 md:grid-cols-2">
          {opportunities.map(({ words: of, title, to }, index) => {
            const { text, action } = words[of];
            const { picture, solid } = LOOKS[index] ?? LOOKS[0];
            return (
              <li key={to} className={`sheet relative flex flex-col p-7 sm:p-10 ${solid}`}>
                <Collage name={picture} className="mx-auto w-full max-w-80" />
                <h2 className="mt-5 text-section">{title}</h2>
                <p className="mt-3 mb-7 text-lead">{text}</p>
                <Link to={to} className="button sheet-link mt-auto self-start">
                  {action}
                  <Arrow />
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

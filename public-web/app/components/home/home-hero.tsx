import { Link } from 'react-router';
import { inicio } from '@contract/pages/inicio';
import { Arrow } from '~/components/arrow';
import { Collage } from '~/components/art/collage';
import { desafio, phaseTexts } from '~/content/desafio';
import { useChallenge } from '~/lib/words/challenge';
import { useAssociation, useWords } from '~/lib/words/use-words';

/** The poster that opens the site, with what the year of the challenge calls for, and the movement in four figures. */
export function HomeHero() {
  const { figures } = useAssociation();
  const { title, lead } = useWords(inicio);
  const challenge = useChallenge();
  const { action, line } = phaseTexts[challenge?.phase ?? 'inscricoes'];
  const second = challenge?.phase === 'arquivo' ? desafio.tellMe : desafio.howItWorks;
  return (
    <>
      <div className="page grid items-center gap-8 pt-6 pb-14 lg:grid-cols-[1.1fr_1fr] lg:pt-8 lg:pb-20">
        <div>
          <h1 className="text-poster">{title}</h1>
          <p className="mt-7 max-w-[36rem] text-lead">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Link to={action.to} className="button">
              {action.label}
              <Arrow />
            </Link>
            <Link to={second.to} className="button button-plain">
              {second.label}
            </Link>
          </div>
          {challenge && <p className="mt-4 font-bold">{line(challenge)}</p>}
        </div>
        <Collage first name="steps" className="mx-auto w-full max-w-[34rem] lg:-mr-8 lg:max-w-none" />
      </div>
      <div className="edge-both on-ink bg-ink text-paper [--edge-space:3.5rem]">
        <dl className="page grid grid-cols-2 gap-x-6 gap-y-9 lg:grid-cols-4">
          {figures.map(({ figure, meaning }, index) => (
            <div key={`${figure} ${meaning}`} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 max-w-60">{meaning}</dt>
              <dd
                className={`font-display text-[clamp(2.5rem,1.5rem+4vw,4.5rem)] leading-none ${FIGURES[index % FIGURES.length]}`}
              >
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

const FIGURES = ['text-sentir', 'text-imaginar', 'text-fazer', 'text-partilhar'];

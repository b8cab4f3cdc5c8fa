import { methodology } from '~/content/methodology';
import { stepClasses } from '~/lib/records/step-classes';
import { Collage } from './art/collage';
import { ExternalLink } from './external-link';
import { servicos } from '@contract/pages/servicos';
import { useWords } from '~/lib/words/use-words';

/** Shows what is done in one of the four steps. */
export function StepPanel({ step: { step, title } }: { step: (typeof methodology.steps)[number] }) {
  const { text, video } = useWords(servicos)[step];
  return (
    <section
      aria-labelledby="passo"
      className={`cut-large lift mt-5 grid items-center gap-x-8 gap-y-4 p-6 sm:mt-7 sm:grid-cols-[14rem_1fr] sm:p-10 ${stepClasses[step].tint}`}
    >
      <Collage name={step} className="mx-auto w-full max-w-32 sm:max-w-56" />
      <div>
        <h2 id="passo" className="text-section">
          {title}
        </h2>
        <p className="mt-3 text-lead">{text}</p>
        <p className="mt-6">
          <ExternalLink href={video} className="button">
            {methodology.watch}
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}

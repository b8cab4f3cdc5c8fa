import { Link } from 'react-router';
import { methodology } from '~/content/methodology';
import type { Step } from '~/lib/step-classes';
import { Collage } from './art/collage';

/** The four circles; choosing the chosen one again closes its panel. Links, so that they work without JavaScript. */
export function StepPicker({ chosen }: { chosen: Step | undefined }) {
  return (
    <nav aria-label={methodology.stepsLabel} className="mt-10">
      <ul className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        {methodology.steps.map(({ step, verb }) => {
          const active = step === chosen;
          return (
            <li key={step}>
              <Link
                to={active ? '/servicos' : `/servicos?passo=${verb}`}
                preventScrollReset
                aria-current={active ? 'true' : undefined}
                className="cut flex flex-col items-center gap-2 p-4 text-center hover:bg-card aria-[current=true]:bg-ink aria-[current=true]:text-paper"
              >
                <Collage name={step} className="w-full max-w-52" />
                <span className="font-display text-section font-extrabold">{verb}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

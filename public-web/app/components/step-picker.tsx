import { Link } from 'react-router';
import { methodology } from '~/content/methodology';
import type { Step } from '~/content/types/step';
import { stepClasses } from '~/lib/records/step-classes';
import { Collage } from './art/collage';
import { Chevron } from './chevron';

/**
 * The four circles; choosing the chosen one again closes its panel. Links, so that they work without JavaScript; they
 * lead to this place, so that the panel below it is in sight on a small screen too. An open sheet stays open with what
 * is written on it.
 */
export function StepPicker({ chosen, hasSheet }: { chosen: Step | undefined; hasSheet: boolean }) {
  const open = hasSheet ? ['folha=sim'] : [];
  return (
    <nav id="passos" aria-label={methodology.stepsLabel} className="mt-10 scroll-mt-4">
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {methodology.steps.map(({ step, verb }) => {
          const active = step === chosen;
          return (
            <li key={step}>
              <Link
                to={`/servicos?${[...open, ...(active ? [] : [`passo=${verb}`])].join('&')}#passos`}
                preventScrollReset
                aria-current={active ? 'true' : undefined}
                data-open={active || undefined}
                className={`group sheet flex h-full flex-col items-center gap-1 border-3 border-ink px-2 pt-3 pb-2 text-center aria-[current=true]:bg-ink aria-[current=true]:text-paper sm:p-5 ${stepClasses[step].tint}`}
              >
                <Collage name={step} className="w-full max-w-20 sm:max-w-32 lg:max-w-44" />
                <span className="flex items-center gap-2 font-display text-title sm:text-section">
                  {verb}
                  <Chevron />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

import { desafio } from '~/content/desafio';
import { lisbonDay, writtenDate } from '~/lib/lisbon-date';
import { registrationOn } from '~/lib/registration';
import { inscricoes } from '@contract/pages/inscricoes';
import { useWords } from '~/lib/use-words';

const { facts, states } = desafio.registration;

/** Answers what a teacher asks first: which edition, whether one can register now, until when, and what it costs. */
export function RegistrationFacts() {
  const { edition, opens, deadline, cost } = useWords(inscricoes);
  const state = registrationOn(lisbonDay(), { opens, deadline });
  const rows = [
    [facts.edition, edition],
    [facts.state, state === 'soon' ? `${states.soon} ${writtenDate(opens)}` : states[state]],
    [facts.deadline, writtenDate(deadline)],
    [facts.cost, cost],
  ];
  return (
    <dl className="grid w-full max-w-[40rem] gap-x-8 gap-y-3 border-l-6 border-ink pl-5 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small">{name}</dt>
          <dd className="font-display text-lead font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

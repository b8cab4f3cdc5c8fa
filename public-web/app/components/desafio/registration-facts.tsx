import { desafio, phaseTexts } from '~/content/desafio';
import { useChallenge } from '~/lib/words/challenge';

const { facts } = desafio.registration;

/** Answers what a teacher asks first: which edition, whether one can register now, what the year is at, what it costs. */
export function RegistrationFacts() {
  const challenge = useChallenge();
  if (!challenge) return null;
  const { state, now } = phaseTexts[challenge.phase];
  const rows = [
    [facts.edition, challenge.edition],
    [facts.state, state(challenge)],
    [facts.deadline, challenge.deadline],
    now === undefined ? [facts.cost, challenge.cost] : [facts.now, now(challenge)],
  ].filter(([, value]) => value !== undefined);
  return (
    <dl className="grid w-full max-w-[40rem] gap-x-8 gap-y-3 border-l-6 border-ink pl-5 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small">{name}</dt>
          <dd className="font-display text-lead">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

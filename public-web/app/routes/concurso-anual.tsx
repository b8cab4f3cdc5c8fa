import { data, Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { Awards } from '~/components/desafio/awards';
import { PreviousEdicoes } from '~/components/desafio/previous-edicoes';
import { RegistrationFacts } from '~/components/desafio/registration-facts';
import { Procedures } from '~/components/desafio/procedures';
import { SchoolsMap } from '~/components/desafio/schools-map';
import { EmptyNote } from '~/components/empty-note';
import { PageTop } from '~/components/page-top';
import { Passage } from '~/components/passage';
import { GroupedQuestions } from '~/components/grouped-questions';
import { QuestionsJsonLd } from '~/components/questions-json-ld';
import { desafio, phaseTexts } from '~/content/desafio';
import { faqFixed } from '~/content/faq';
import { pastEdicoes } from '~/lib/api/edicoes.server';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { perguntasOf } from '~/lib/api/perguntas.server';
import { publicFigures } from '~/lib/api/public-figures.server';
import type { Route } from './+types/concurso-anual';
import { concursoAnual } from '@contract/pages/concurso-anual';
import { useChallenge } from '~/lib/words/challenge';
import { useWords } from '~/lib/words/use-words';

export async function loader() {
  const [questions, edicoes, figures] = await Promise.all([
    perguntasOf('concurso-anual'),
    pastEdicoes(),
    publicFigures(),
  ]);
  return data({ questions, edicoes, figures }, questions && edicoes && figures ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function ConcursoAnual({ loaderData: { questions, edicoes, figures } }: Route.ComponentProps) {
  const words = useWords(concursoAnual);
  const { explanation, who, reasons } = words;
  const { title, contact, register } = desafio;
  const phase = useChallenge()?.phase ?? 'inscricoes';
  const isOpen = phase === 'inscricoes';
  const { action } = phaseTexts[phase];
  return (
    <>
      <QuestionsJsonLd items={questions ?? []} />
      <PageTop texts={{ title, ...words }} colour="imaginar" picture="festival">
        <RegistrationFacts />
        {isOpen || (
          <Link to={action.to} className="button">
            {action.label}
            <Arrow />
          </Link>
        )}
        <Link to={register.to} className={isOpen ? 'button' : 'button button-plain'}>
          {register.label}
          {isOpen && <Arrow />}
        </Link>
        <Link to={contact.to} className="button button-plain">
          {contact.label}
        </Link>
      </PageTop>
      <div className="page section grid gap-(--section-space)">
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          <Passage texts={explanation} />
          <Passage texts={who} />
        </div>
        <section className="grid gap-6 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <h2 className="text-section">{reasons.title}</h2>
          <ul className="grid gap-4 text-lead">
            {reasons.items.map(({ text }) => (
              <li key={text} className="border-l-6 border-imaginar pl-5">
                {text}
              </li>
            ))}
          </ul>
        </section>
        <Procedures />
        <Awards />
        <SchoolsMap figures={figures} />
      </div>
      <PreviousEdicoes edicoes={edicoes} />
      {questions?.length !== 0 && (
        <section className="page section grid gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <h2 className="text-section">{desafio.questions.title}</h2>
          {questions ? <GroupedQuestions questions={questions} /> : <EmptyNote>{faqFixed.missing}</EmptyNote>}
        </section>
      )}
    </>
  );
}

import { data } from 'react-router';
import { CallToAction } from '~/components/call-to-action';
import { EmptyNote } from '~/components/empty-note';
import { PageTop } from '~/components/page-top';
import { GroupedQuestions } from '~/components/grouped-questions';
import { QuestionsJsonLd } from '~/components/questions-json-ld';
import { faq } from '~/content/faq';
import { asLoaded, NOT_KEPT } from '~/lib/not-kept.server';
import { perguntasOf } from '~/lib/perguntas.server';
import type { Route } from './+types/faq';

export async function loader() {
  const questions = await perguntasOf('faq');
  return data({ questions }, questions ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
  const { more } = faq;
  return (
    <>
      <QuestionsJsonLd items={questions ?? []} />
      <PageTop texts={faq} colour="sentir" picture="questions" />
      <div className="page section grid gap-(--section-space)">
        {questions ? <GroupedQuestions questions={questions} areWide /> : <EmptyNote>{faq.missing}</EmptyNote>}
        <CallToAction title={more.title} text={more.text} action={more.action} colour="imaginar" picture="contact" />
      </div>
    </>
  );
}

import { data } from 'react-router';
import { CallToAction } from '~/components/call-to-action';
import { EmptyNote } from '~/components/empty-note';
import { PageTop } from '~/components/page-top';
import { SampleNote } from '~/components/sample-note';
import { GroupedQuestions } from '~/components/grouped-questions';
import { QuestionsJsonLd } from '~/components/questions-json-ld';
import { faqFixed } from '~/content/faq';
import { hasSample } from '~/lib/records/has-sample';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { perguntasOf } from '~/lib/api/perguntas.server';
import type { Route } from './+types/faq';
import { faq } from '@contract/pages/faq';
import { useWords } from '~/lib/words/use-words';

export async function loader() {
  const questions = await perguntasOf('faq');
  return data({ questions }, questions ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
  const words = useWords(faq);
  const { more } = words;
  const isSample = hasSample(questions);
  return (
    <>
      <QuestionsJsonLd items={questions ?? []} />
      <PageTop texts={words} colour="sentir" picture="questions" isSample={isSample}>
        {isSample && <SampleNote />}
      </PageTop>
      <div className="page section grid gap-(--section-space)">
        {questions ? <GroupedQuestions questions={questions} areWide /> : <EmptyNote>{faqFixed.missing}</EmptyNote>}
        <CallToAction
          title={more.title}
          text={more.text}
          action={faqFixed.action}
          colour="imaginar"
          picture="contact"
        />
      </div>
    </>
  );
}

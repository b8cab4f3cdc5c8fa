import { CallToAction } from '~/components/call-to-action';
import { PageTop } from '~/components/page-top';
import { Questions } from '~/components/questions';
import { QuestionsJsonLd } from '~/components/questions-json-ld';
import { faq } from '~/content/faq';

export default function Faq() {
  const { items, more } = faq;
  const half = Math.ceil(items.length / 2);
  return (
    <>
      <QuestionsJsonLd items={items} />
      <PageTop texts={faq} colour="sentir" picture="questions" />
      <div className="page section grid gap-(--section-space)">
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <Questions items={items.slice(0, half)} />
          <Questions items={items.slice(half)} />
        </div>
        <CallToAction title={more.title} text={more.text} action={more.action} colour="imaginar" picture="contact" />
      </div>
    </>
  );
}

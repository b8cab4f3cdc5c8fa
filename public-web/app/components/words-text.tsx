import { withYears } from '~/lib/words/counted-words';
import { paragraphsOf } from '~/lib/words/paragraphs-of';
import { useRootData } from '~/lib/pages/root-data';
import { FormattedText } from './formatted-text';
import { Unbroken } from './unbroken';

/** A page's text of paragraphs, or what somebody has made of it. */
export function WordsText({ children }: { children: string }) {
  const { formatted, year } = useRootData();
  const text = withYears(children, year);
  const blocks = formatted?.[text];
  if (blocks) return <FormattedText blocks={blocks} top={3} />;
  return (
    <div className="prose-text max-w-[44rem]">
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
    </div>
  );
}

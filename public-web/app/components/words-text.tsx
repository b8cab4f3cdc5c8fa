import { paragraphsOf } from '~/lib/paragraphs-of';
import { useRootData } from '~/lib/root-data';
import { FormattedText } from './formatted-text';

/** A page's text of paragraphs, or what somebody has made of it. */
export function WordsText({ children }: { children: string }) {
  const blocks = useRootData().formatted?.[children];
  if (blocks) return <FormattedText blocks={blocks} top={3} />;
  return (
    <div className="prose-text max-w-[44rem]">
      {paragraphsOf(children).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

import { paragraphsOf } from '~/lib/paragraphs-of';

/** Text as a person typed it: a blank line starts a new paragraph, a line break stays one. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="prose-text max-w-[44rem]">
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

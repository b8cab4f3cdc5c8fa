import { type ReactNode, useRef, useState } from 'react';
import { press } from '~/content/press';
import { useHydrated } from '~/lib/browser/use-hydrated';

const texts = press.room;

type Props = { title: string; className: string; children: ReactNode };

/** A text to quote, which a button copies as it is read. */
export function Quote({ title, className, children }: Props) {
  const quote = useRef<HTMLQuoteElement>(null);
  const [said, say] = useState('');
  // the clipboard is there on secure origins alone
  const canCopy = useHydrated() && 'clipboard' in navigator;

  async function copy() {
    try {
      await navigator.clipboard.writeText(quote.current?.innerText ?? '');
      say(texts.copied);
    } catch {
      say(texts.notCopied);
    }
  }

  return (
    <div className={`cut-large p-7 sm:p-9 ${className}`}>
      <h3 className="text-title">{title}</h3>
      <blockquote ref={quote} className="mt-3">
        {children}
      </blockquote>
      {canCopy && (
        <p className="mt-5 flex flex-wrap items-center gap-4">
          <button type="button" className="button" onClick={copy}>
            {texts.copy}
            <span className="sr-only"> {title}</span>
          </button>
          <span role="status">{said}</span>
        </p>
      )}
    </div>
  );
}

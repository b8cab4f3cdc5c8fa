import type { ShownPergunta } from '~/lib/records/pergunta';
import { Chevron } from './chevron';
import { FormattedText } from './formatted-text';

/** Questions that open and close on their own; they do so without JavaScript too. @param top the level of headings in an answer */
export function Questions({ items, top }: { items: readonly ShownPergunta[]; top: 3 | 4 }) {
  return (
    <ul className="grid gap-4">
      {items.map(({ id, pergunta, resposta, imagens }) => (
        <li key={id}>
          <details className="group/menu cut lift bg-card open:bg-imaginar-tint">
            <summary className="flex min-h-14 items-center justify-between gap-5 px-5 py-3.5 font-display text-title">
              <span className="min-w-0 wrap-anywhere">{pergunta}</span>
              <Chevron />
            </summary>
            <div className="px-5 pb-5 wrap-anywhere">
              <FormattedText blocks={resposta.blocks} top={top} images={imagens} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import type { components } from '@contract/api';
import { myData } from '~/content/my-data';

type Props = {
  erased: components['schemas']['DadosApagados'];
  /** Whether the team sees to what stayed. */
  comPedido: boolean;
};

/** Lists what was erased and what stayed, in the place where the records stood. */
export function Erased({ erased: { apagados, ficaram }, comPedido }: Props) {
  const texts = myData.erased;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="feito" className="cut border-3 border-fazer-deep bg-fazer-tint p-6">
      <h2 id="feito" ref={title} tabIndex={-1} className="mb-4 text-section">
        {texts.title}
      </h2>
      {apagados.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <p>
          {texts.gone}: {apagados.join(', ')}.
        </p>
      )}
      {ficaram.length > 0 && (
        <>
          <h3 className="mt-4 text-title">{texts.stayed}</h3>
          <ul className="grid list-disc gap-1.5 pl-6">
            {ficaram.map(({ nome, quando, porque }) => (
              <li key={`${nome} ${quando}`}>
                {nome}: {porque}
              </li>
            ))}
          </ul>
        </>
      )}
      {comPedido && <p className="mt-4">{myData.erase.request}</p>}
      <p className="mt-4">{texts.over}</p>
    </section>
  );
}

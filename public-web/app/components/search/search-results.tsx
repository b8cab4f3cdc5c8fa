import { Link } from 'react-router';
import { search as texts } from '~/content/search';
import { lisbonDay, writtenDate } from '~/lib/words/lisbon-date';
import type { Asked, Results } from '~/lib/api/search.server';

type Props = { asked: Asked; results: readonly Results[] };

/** Shows the results by kind: the first of each, and the way to all. */
export function SearchResults({ asked, results }: Props) {
  if (results.length === 0) return null;
  const count = results.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <p className="text-lead font-bold">{count === 1 ? texts.one : `${count} ${texts.many}`}</p>
      <div className="mt-8 grid gap-10">
        {results.map(({ tipo, total, resultados }) => (
          <section key={tipo} aria-labelledby={`resultados-${tipo}`}>
            <h2 id={`resultados-${tipo}`} className="text-section">
              {texts.kinds[tipo]} <span className="text-lead">({total})</span>
            </h2>
            <ul className="mt-4 grid gap-5">
              {resultados.map(({ titulo, resumo, data, endereco }) => (
                <li key={endereco + titulo} className="border-b-2 border-line pb-5">
                  <h3 className="text-title">
                    <Link to={endereco} className="link">
                      {titulo}
                    </Link>
                  </h3>
                  {data && (
                    <p className="mt-1 text-small">
                      <time dateTime={lisbonDay(data)}>{writtenDate(data)}</time>
                    </p>
                  )}
                  {resumo && <p className="mt-1">{resumo}</p>}
                </li>
              ))}
            </ul>
            {total > resultados.length && asked.tipo === '' && (
              <p className="mt-4">
                <Link to={moreOf(asked, tipo)} className="link font-bold">
                  {texts.more}
                  <span className="sr-only">: {texts.kinds[tipo]}</span>
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function moreOf({ q, ano }: Asked, tipo: string): string {
  return `/pesquisa?${new URLSearchParams({ q, tipo, ...(ano && { ano }) }).toString()}`;
}

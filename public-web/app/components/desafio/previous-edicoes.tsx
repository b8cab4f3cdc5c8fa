import { Emblem } from '~/components/art/emblem';
import { PageLink } from '~/components/page-link';
import { desafio } from '~/content/desafio';
import { edicoes } from '~/content/edicoes/list';

/** The nine past editions, each with its cover. */
export function PreviousEdicoes() {
  const { title, lead } = desafio.previous;
  return (
    <section id="anteriores" aria-labelledby="anteriores-titulo" className="edge-both bg-imaginar-tint">
      <div className="page">
        <h2 id="anteriores-titulo" className="text-section">
          {title}
        </h2>
        <p className="mt-3 text-lead">{lead}</p>
        <ul className="mt-8 grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-5">
          {edicoes.map(({ key, label, cover }) => (
            <li key={key}>
              <PageLink to={`/${key}`} className="sheet flex flex-col items-center gap-2 p-5">
                <Emblem {...cover} className="w-full max-w-36" />
                <span className="font-display text-title font-extrabold">{label}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

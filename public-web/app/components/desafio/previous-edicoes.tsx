import { Link } from 'react-router';
import { Arrow } from '~/components/arrow';
import { Emblem } from '~/components/art/emblem';
import { EmptyNote } from '~/components/empty-note';
import { Photo } from '~/components/photo';
import { desafio } from '~/content/desafio';
import { mural } from '~/content/mural';
import { concursoAnual } from '@contract/pages/concurso-anual';
import { withEditions } from '~/lib/words/counted-words';
import { useWords } from '~/lib/words/use-words';
import { edicaoTexts } from '~/content/edicoes';
import type { EdicaoResumida } from '~/lib/records/edicao';

/** The past editions, each with its cover; undefined where they cannot be had. */
export function PreviousEdicoes({ edicoes }: { edicoes: readonly EdicaoResumida[] | undefined }) {
  const { title } = desafio.previous;
  const { previousLead } = useWords(concursoAnual);
  return (
    <section id="anteriores" aria-labelledby="anteriores-titulo" className="edge-both bg-imaginar-tint">
      <div className="page">
        <h2 id="anteriores-titulo" className="text-section">
          {title}
        </h2>
        <p className="mt-3 text-lead">{withEditions(previousLead, edicoes?.length)}</p>
        {edicoes === undefined && (
          <div className="mt-8">
            <EmptyNote>{edicaoTexts.missing}</EmptyNote>
          </div>
        )}
        <ul className="card-rows mt-8 [--columns:2] sm:[--columns:3] lg:[--columns:5]">
          {edicoes?.map((edicao) => (
            <li key={edicao.id}>
              <Link to={`/${edicao.chave}`} className="sheet flex h-full flex-col items-center gap-2 p-5">
                <Cover edicao={edicao} />
                <span className="font-display text-title">{edicao.anoLetivo}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <Link to={mural.link.to} className="button">
            {mural.link.label}
            <Arrow />
          </Link>
        </p>
      </div>
    </section>
  );
}

function Cover({ edicao: { capa, capaAlt, forma, cor, imagens } }: { edicao: EdicaoResumida }) {
  if (!capa) return <Emblem shape={forma} colour={cor} className="w-full max-w-36" />;
  return (
    <Photo
      src={capa}
      images={imagens}
      hasCredit={false}
      written={capaAlt}
      alt=""
      sizes="9rem"
      className="cut-small aspect-square max-w-36"
    />
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import type { components } from '@contract/api';
import { hasCalendar } from '@contract/edition-phase';
import { handingInOn } from '@contract/project';
import { post } from '~/components/forms/post';
import { rejectionOf } from '~/components/forms/rejection';
import { project } from '~/content/project';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useRootData } from '~/lib/pages/root-data';
import { useAssociation } from '~/lib/words/use-words';
import { dayAndMonth, dayAndTime } from '~/lib/words/lisbon-date';
import { ShowConsent } from './show-consent';

const { own: texts, preview } = project;

type Props = { page: components['schemas']['PaginaEscola']; ligacao: string; onChange: () => void };

/** How the project stands, on the page of its school, and what can be done with it now. */
export function OwnProject({ page, ligacao, onChange }: Props) {
  const { apiUrl, today } = useRootData();
  const { email } = useAssociation();
  const hydrated = useHydrated();
  const [failure, setFailure] = useState<string>();
  const { edicao, entregaAte, estado, projeto } = page;
  if (!hasCalendar(edicao)) return null;
  const handingIn = handingInOn(edicao, entregaAte, today);
  const isLater = entregaAte !== null && entregaAte > edicao.submissaoFecha;
  const until = dayAndMonth(isLater ? entregaAte : edicao.submissaoFecha);
  const isChosen = estado === 'nomeada' || estado === 'premiada';
  const isSubmitted = Boolean(projeto?.submetidoEm);

  async function takeBack() {
    setFailure(undefined);
    const answer = await post(`${apiUrl}/api/desafio/${ligacao}/entrega`, '', { method: 'DELETE' });
    if (answer?.status === 200) return onChange();
    setFailure((answer && rejectionOf(answer).sentence) ?? texts.failure);
  }

  const standing = !projeto
    ? texts.none
    : (projeto.submetidoEm ? texts.submitted : projeto.titulo ? texts.draft : texts.untitled)
        .replace('{titulo}', projeto.titulo)
        .replace('{when}', dayAndTime(projeto.submetidoEm ?? projeto.alteradoEm));
  const rule =
    estado === 'desistiu'
      ? texts.withdrawn
      : handingIn === 'porAbrir'
        ? texts.early
        : handingIn === 'fechada'
          ? texts.closed
          : isSubmitted
            ? texts.frozen
            : isLater
              ? texts.late
              : texts.open;
  const isWritable = !isSubmitted && handingIn !== 'fechada' && estado !== 'desistiu';

  return (
    <section aria-labelledby="projeto">
      <h2 id="projeto" className="text-section">
        {texts.title}
      </h2>
      <p className="mt-3 text-lead wrap-anywhere">{standing}</p>
      {!isChosen && (
        <p className="mt-3">
          {rule
            .replace('{opens}', dayAndMonth(edicao.submissaoAbre))
            .replace('{until}', until)
            .replace('{email}', email)}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        {isWritable && (
          <Link to={`/desafio/${ligacao}/projeto`} className="button">
            {projeto ? texts.go : texts.begin}
          </Link>
        )}
        {projeto && (
          <Link to={`/desafio/${ligacao}/pre-visualizacao`} className="button button-plain">
            {preview.link}
          </Link>
        )}
        {isSubmitted && handingIn === 'aberta' && !isChosen && (
          <button type="button" className="button button-plain" disabled={!hydrated} onClick={() => void takeBack()}>
            {texts.takeBack}
          </button>
        )}
      </div>
      {isSubmitted && (
        <div className="mt-6 max-w-[46rem]">
          <ShowConsent api={`${apiUrl}/api/desafio/${ligacao}`} begun={projeto} />
        </div>
      )}
      <p role="alert" className={failure && 'mt-4 font-bold text-sentir-deep'}>
        {failure}
      </p>
    </section>
  );
}

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { components } from '@contract/api';
import type { EditionCalendar } from '@contract/edition-phase';
import { handingInOn } from '@contract/project';
import { post } from '~/components/forms/post';
import { rejectionOf } from '~/components/forms/rejection';
import { project } from '~/content/project';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { useRootData } from '~/lib/pages/root-data';
import { dayAndMonth } from '~/lib/words/lisbon-date';
import type { Saver } from './saver';
import { ShowConsent } from './show-consent';

type School = components['schemas']['PaginaEscola'];
/** A school's page in an edition that has its days. */
export type OpenPage = Omit<School, 'edicao'> & { edicao: School['edicao'] & EditionCalendar };

type Props = {
  ligacao: string;
  page: OpenPage;
  api: string;
  saver: Saver;
  missing: readonly string[];
  /** The words that may be full names, which are only told of. */
  names: readonly string[];
  isUploading: boolean;
};

/** Says what is still missing, shows the project as it will be, and hands it in. */
export function HandIn({ ligacao, page, api, saver, missing, names, isUploading }: Props) {
  const { hand, preview } = project;
  const { edicao, entregaAte } = page;
  const { today } = useRootData();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const notice = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isOpen = handingInOn(edicao, entregaAte, today) === 'aberta';
  const until = entregaAte !== null && entregaAte > edicao.submissaoFecha ? entregaAte : edicao.submissaoFecha;

  async function submit() {
    const isKept = await saver.flush();
    if (!isKept) return hand.unsaved;
    const answer = await post(`${api}/entrega`, '');
    if (answer?.status !== 200) return (answer && rejectionOf(answer).sentence) ?? hand.failure;
    await navigate(`/desafio/${ligacao}`);
    return undefined;
  }

  async function handIn() {
    if (isUploading || missing.length > 0) {
      setSaid(isUploading ? hand.uploading : undefined);
      return notice.current?.focus();
    }
    setBusy(true);
    setSaid(await submit());
    setBusy(false);
  }

  async function open() {
    await saver.flush();
    await navigate(`/desafio/${ligacao}/pre-visualizacao`);
  }

  return (
    <section aria-labelledby="entregar" className="cut-large bg-imaginar-tint p-7 sm:p-9">
      <h2 id="entregar" className="text-section">
        {hand.title}
      </h2>
      <p className="mt-3">
        {isOpen
          ? hand.until.replace('{until}', dayAndMonth(until))
          : hand.early.replace('{opens}', dayAndMonth(edicao.submissaoAbre))}
      </p>
      <div ref={notice} tabIndex={-1} className="mt-5">
        {missing.length > 0 ? (
          <>
            <p className="font-bold">{hand.missing}</p>
            <ul className="mt-2 list-disc pl-6">
              {missing.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        ) : (
          <p className="font-bold">{hand.ready}</p>
        )}
        {names.length > 0 && (
          <p className="mt-4">{hand.names.replace('{names}', () => names.map((name) => `«${name}»`).join(', '))}</p>
        )}
        <p role="alert" className={said && 'mt-4 font-bold text-sentir-deep'}>
          {said}
        </p>
      </div>
      <div className="mt-6">
        <ShowConsent api={api} begun={page.projeto} />
      </div>
      <div className="mt-6 flex flex-wrap gap-4">
        {isOpen && (
          <button type="button" className="button" disabled={!hydrated || isBusy} onClick={() => void handIn()}>
            {isBusy ? hand.busy : hand.submit}
          </button>
        )}
        <button type="button" className="button button-plain" disabled={!hydrated} onClick={() => void open()}>
          {preview.link}
        </button>
      </div>
    </section>
  );
}

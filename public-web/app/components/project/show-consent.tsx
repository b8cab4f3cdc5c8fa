import { useState } from 'react';
import { Link } from 'react-router';
import type { components } from '@contract/api';
import { post } from '~/components/forms/post';
import { project } from '~/content/project';
import { useHydrated } from '~/lib/browser/use-hydrated';

const { show: texts } = project;

type Props = {
  /** The address of the school's page in the API. */
  api: string;
  begun: Pick<components['schemas']['ProjetoEscola'], 'mostrar' | 'muralId'> | null;
};

/** Whether the school lets its project be shown on the wall, which it may change as long as its page opens. */
export function ShowConsent({ api, begun }: Props) {
  const hydrated = useHydrated();
  const [isAllowed, setAllowed] = useState(begun?.mostrar ?? false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();

  async function allow(mostrar: boolean) {
    setAllowed(mostrar);
    setBusy(true);
    const answer = await post(`${api}/projeto/mural`, JSON.stringify({ mostrar }), { method: 'PUT' });
    const isKept = answer?.status === 200;
    if (!isKept) setAllowed(!mostrar);
    setSaid(isKept ? (mostrar ? texts.allowed : texts.refused) : texts.failure);
    setBusy(false);
  }

  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id="mostrar"
          type="checkbox"
          checked={isAllowed}
          disabled={!hydrated || isBusy}
          onChange={({ currentTarget }) => void allow(currentTarget.checked)}
          aria-describedby="mostrar-ajuda"
          className="mt-0.5 size-6 shrink-0 accent-ink"
        />
        <div>
          <label htmlFor="mostrar" className="font-bold">
            {texts.label}
          </label>
          <p id="mostrar-ajuda" className="text-small">
            {texts.hint}
          </p>
        </div>
      </div>
      {begun?.muralId && isAllowed && (
        <p className="mt-3">
          {texts.shown}{' '}
          <Link to={`/projetos/${begun.muralId}`} className="link font-bold">
            {texts.see}
          </Link>
        </p>
      )}
      <p role="status" className={said && 'mt-3 font-bold'}>
        {said}
      </p>
    </div>
  );
}

import { Link, useNavigate } from 'react-router';
import { Arrow } from '~/components/arrow';
import { edicaoTexts } from '~/content/edicoes';

/** Goes back to where the person came from; to the list of editions when that is nowhere here, and without JavaScript. */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <Link
      to="/concurso-anual#anteriores"
      className="button button-plain"
      onClick={(event) => {
        if (cameFromHere()) {
          event.preventDefault();
          void navigate(-1);
        }
      }}
    >
      <Arrow className="w-5 rotate-180" />
      {edicaoTexts.back}
    </Link>
  );
}

/** Whether the page before this one, in this tab, is ours: React Router counts those that it led to itself. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  const isLater = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
  return isLater || (window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`));
}

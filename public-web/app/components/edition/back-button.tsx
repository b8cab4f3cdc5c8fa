import { Link, useNavigate } from 'react-router';
import { Arrow } from '~/components/arrow';
import { editionTexts } from '~/content/editions/texts';

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
      {editionTexts.back}
    </Link>
  );
}

/** React Router counts the pages of this visit in the history's state. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

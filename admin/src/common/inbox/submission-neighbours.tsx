import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import { type RaRecord, useListContext } from 'ra-core';
import { useNavigate } from 'react-router';

/** To the submission before or after this one, in the order of the list. */
export function SubmissionNeighbours({ id, path }: { readonly id: string; readonly path: string }) {
  const { data } = useListContext<RaRecord>();
  const navigate = useNavigate();
  const rows = data ?? [];
  const place = rows.findIndex((row) => String(row.id) === id);
  const previous = place > 0 ? rows[place - 1] : undefined;
  const next = place >= 0 ? rows[place + 1] : undefined;
  return (
    <>
      <IconButton
        aria-label="Anterior"
        disabled={previous === undefined}
        onClick={() => void navigate(`${path}/${previous?.id}`)}
      >
        <NavigateBeforeIcon />
      </IconButton>
      <IconButton
        aria-label="Seguinte"
        disabled={next === undefined}
        onClick={() => void navigate(`${path}/${next?.id}`)}
      >
        <NavigateNextIcon />
      </IconButton>
    </>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Kept } from '../../data-provider/autosave-calls.js';
import { formatMoment } from '../dates/format-date.js';

interface KeptOfferProps {
  readonly kept: Kept;
  readonly labels: Readonly<Record<string, string>>;
  readonly onTakeUp: (kept: Kept) => void;
  readonly onDrop: (kept: Kept) => void;
}

/** Offers what one typed another time and did not save. */
export function KeptOffer({ kept, labels, onTakeUp, onDrop }: KeptOfferProps) {
  const names = Object.keys(kept.campos).map((field) => labels[field] ?? field);
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" onClick={() => onDrop(kept)}>
            Deitar fora
          </Button>
          <Button color="inherit" variant="outlined" onClick={() => onTakeUp(kept)}>
            Recuperar
          </Button>
        </>
      }
    >
      Há texto seu que não chegou a ser guardado, de {formatMoment(kept.guardadoEm)}: {names.join(', ')}.
    </Alert>
  );
}

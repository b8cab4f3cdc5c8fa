import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';

/** Until when an answer was promised, where one is late. */
export function LateMark({ message }: { readonly message: Schemas['MensagemListada'] }) {
  if (!message.atrasada) return null;
  return (
    <Typography component="span" variant="body2" color="error" sx={{ fontWeight: 700 }}>
      Fora do prazo, que era {formatDay(message.responderAte)}
    </Typography>
  );
}

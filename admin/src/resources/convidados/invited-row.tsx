import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Convidado } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useNow } from '../../common/dates/use-now.js';
import { papelWords } from '../../common/papel-words.js';
import { palette } from '../../theme/palette.js';

interface InvitedRowProps {
  readonly invited: Convidado;
  readonly isBusy: boolean;
  readonly onSendAgain: () => void;
  readonly onWithdraw: () => void;
}

/** Somebody who was invited and has not accepted yet. */
export function InvitedRow({ invited, isBusy, onSendAgain, onWithdraw }: InvitedRowProps) {
  const { nome, email, papel, enviadoEm, expira, convidadoPor, valido } = invited;
  const isExpired = Date.parse(expira) <= useNow().getTime();
  const isOver = isExpired || !valido;
  const { light, dark } = isOver ? palette.yellow : palette.violet;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.25, borderTop: `1px solid ${palette.ink.line}` }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>
          {nome}{' '}
          <Chip size="small" label={isOver ? 'Já não é válido' : 'À espera'} sx={{ bgcolor: light, color: dark }} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {email} · {papelWords[papel].name} · Convidado por: {convidadoPor ?? 'conta que já não existe'} · Enviado:{' '}
          {formatMoment(enviadoEm)} ·{' '}
          {isOver && !isExpired
            ? 'Quem o enviou deixou de administrar'
            : `${isExpired ? 'Valeu' : 'Vale'} até ${formatMoment(expira)}`}
        </Typography>
      </Box>
      <Button onClick={onSendAgain} disabled={isBusy} aria-label={`Enviar de novo o convite de ${nome}`}>
        Enviar de novo
      </Button>
      <Button onClick={onWithdraw} disabled={isBusy} color="error" aria-label={`Retirar o convite de ${nome}`}>
        Retirar
      </Button>
    </Box>
  );
}

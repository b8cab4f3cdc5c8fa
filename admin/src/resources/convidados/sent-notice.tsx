import { periods } from '@contract/periods';
import Alert from '@mui/material/Alert';
import type { ConvidadoEnviado } from '../../api-types.js';
import { LinkToPassOn } from '../../common/link-to-pass-on.js';

/** Says that an invitation is on its way, or shows its link to be passed on where no mail server takes it. */
export function SentNotice({ sent: { nome, email, ligacao } }: { readonly sent: ConvidadoEnviado }) {
  if (ligacao === null) {
    return (
      <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
        Convite enviado para {email}. Vale {periods.accountInvitationDays} dias.
      </Alert>
    );
  }
  return (
    <LinkToPassOn url={ligacao} name={`o convite de ${nome}`}>
      Este sistema não tem servidor de correio: as mensagens ficam guardadas em ficheiros. Envie a {nome}, por um meio
      em que confie, esta ligação, que vale {periods.accountInvitationDays} dias e só é mostrada agora:
    </LinkToPassOn>
  );
}

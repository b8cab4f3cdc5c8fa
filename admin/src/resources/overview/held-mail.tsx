import { periods } from '@contract/periods';
import Alert from '@mui/material/Alert';
import type { Resumo } from '../../api-types.js';

function messages(count: number): string {
  return count === 1 ? '1 mensagem' : `${count} mensagens`;
}

/** Counts the messages that visitors were not sent, or not yet, so that nothing is held back without a word. */
export function HeldMail({ held: { aEspera, naoEnviadas } }: { readonly held: Resumo['correioRetido'] }) {
  return (
    <>
      {aEspera > 0 && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          Foi atingido o máximo de mensagens que o sistema envia por dia a quem preenche formulários:{' '}
          {messages(aEspera)} à espera. {aEspera === 1 ? 'Sai sozinha' : 'Saem sozinhas'} assim que houver lugar; o
          máximo é a configuração MAIL_DAILY_LIMIT.
        </Alert>
      )}
      {naoEnviadas > 0 && (
        <Alert severity="info" role="note" sx={{ mt: 2 }}>
          Nos últimos {periods.withheldMailDays} dias não {naoEnviadas === 1 ? 'foi enviada' : 'foram enviadas'}{' '}
          {messages(naoEnviadas)} a quem preencheu formulários: o endereço já tinha recebido o máximo de um dia, ou
          foram pedidas em série.
        </Alert>
      )}
    </>
  );
}

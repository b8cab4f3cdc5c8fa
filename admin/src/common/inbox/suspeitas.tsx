import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { SetApart } from './set-apart.js';
import { SuspeitaCard } from './suspeita-card.js';

/** The submissions of one form that look like spam. */
export default function Suspeitas() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <SetApart
      label="Submissões suspeitas"
      queryKey="suspeitas"
      intro="O que parece ter sido enviado por uma máquina fica aqui: não é contado, ninguém é avisado, e apaga-se na noite depois do fim do prazo, se não estiver retido nem a regra por confirmar em «Privacidade». Se veio de uma pessoa, carregue em «Não é spam»."
      emptyText="Não há submissões suspeitas."
      read={dataProvider.suspeitas}
      remove={dataProvider.removeSuspeita}
      card={(row, { isBusy, act, onRemove }) => (
        <SuspeitaCard
          suspeita={row}
          isBusy={isBusy}
          onAccept={() =>
            act(
              () => dataProvider.acceptSuspeita(row.id),
              'Está entre as recebidas, e segue o que estava por enviar.',
              'Não foi possível mudar a submissão. Tente novamente.',
            )
          }
          onRemove={onRemove}
        />
      )}
    />
  );
}

import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { AceitacaoCard } from './aceitacao-card.js';
import { SetApart } from './set-apart.js';

/** The submissions of one form that came without the acceptance that the site's own form sends. */
export default function SemAceitacao() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <SetApart
      label="Submissões sem aceitação registada"
      queryKey="aceitacoes"
      intro="Estas submissões não vieram do formulário do site, vieram sem dizer que texto a pessoa leu e aceitou, ou são de menores sem encarregado de educação. Estão também entre as recebidas. Se a pessoa aceita, escreva como o sabe; sem decisão, apagam-se na noite depois do fim do prazo, se não estiverem retidas nem a regra por confirmar em «Privacidade»."
      emptyText="Todas as submissões têm a aceitação registada."
      read={dataProvider.aceitacoes}
      remove={dataProvider.removeAceitacao}
      card={(row, { isBusy, act, onRemove }) => (
        <AceitacaoCard
          pendente={row}
          isBusy={isBusy}
          onAccept={(nota) =>
            act(
              () => dataProvider.acceptAceitacao(row.id, nota),
              'A aceitação ficou registada.',
              'Não foi possível registar a aceitação. Tente novamente.',
            )
          }
          onRemove={onRemove}
        />
      )}
    />
  );
}

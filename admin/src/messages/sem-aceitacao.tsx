import CheckIcon from '@mui/icons-material/Check';
import { Box, Button } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { aceitacaoInput } from '@contract/limits/aceitacao-input';
import type { Schemas } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { formatMoment } from '../common/dates/format-date.js';
import { ChangeForm } from '../common/form/change-form.js';
import { LineInput } from '../common/form/line-input.js';
import { RemoveButton, SetApart, SetApartCard, whoSent } from './set-apart.js';

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

interface AceitacaoCardProps {
  readonly pendente: Schemas['AceitacaoPendente'];
  readonly isBusy: boolean;
  readonly onAccept: (nota: string) => void;
  readonly onRemove: () => void;
}

/** One submission without an acceptance on record, and the note that puts one there. */
function AceitacaoCard({ pendente, isBusy, onAccept, onRemove }: AceitacaoCardProps) {
  const name = whoSent(pendente);
  const reason = (
    <>
      <strong>Aceitação não registada.</strong> O prazo para decidir acaba a {formatMoment(pendente.apagadaEm)}.
    </>
  );
  return (
    <SetApartCard row={pendente} reason={reason}>
      <ChangeForm
        record={{ nota: '' }}
        onSubmit={({ nota }) =>
          nota.trim() === '' ? { nota: 'Escreva como foi obtida a aceitação.' } : onAccept(nota.trim())
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
          <LineInput
            source="nota"
            label={`Como foi obtida a aceitação de ${name}`}
            placeholder="Por exemplo: obtida por telefone"
            autoComplete="off"
            maxLength={aceitacaoInput.nota.maxLength}
            sx={{ flex: '1 1 20rem', m: 0 }}
          />
          <Button
            type="submit"
            variant="contained"
            startIcon={<CheckIcon />}
            disabled={isBusy}
            aria-label={`Aceitar: ${name}`}
            sx={{ minHeight: 40 }}
          >
            Aceitar
          </Button>
          <RemoveButton name={name} isBusy={isBusy} onRemove={onRemove} />
        </Box>
      </ChangeForm>
    </SetApartCard>
  );
}

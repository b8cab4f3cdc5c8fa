import CheckIcon from '@mui/icons-material/Check';
import { Button } from '@mui/material';
import { useDataProvider } from 'ra-core';
import type { Schemas } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { formatMoment } from '../common/dates/format-date.js';
import { Row } from '../common/stack.js';
import { RemoveButton, SetApart, SetApartCard, whoSent } from './set-apart.js';

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

type Suspeita = Schemas['Suspeita'];

const reasons: Readonly<Record<Suspeita['motivo'], string>> = {
  armadilha: 'Preencheu um campo que as pessoas não veem.',
  pressa: 'Foi enviada em menos tempo do que leva a ler o formulário.',
  repetida: 'O mesmo texto chegou por vários formulários.',
};

interface SuspeitaCardProps {
  readonly suspeita: Suspeita;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onRemove: () => void;
}

/** One submission that looks like spam. */
function SuspeitaCard({ suspeita, isBusy, onAccept, onRemove }: SuspeitaCardProps) {
  const name = whoSent(suspeita);
  const reason = (
    <>
      <strong>{reasons[suspeita.motivo]}</strong> O prazo acaba a {formatMoment(suspeita.apagadaEm)}.
    </>
  );
  return (
    <SetApartCard row={suspeita} reason={reason} documento={suspeita.documento}>
      <Row>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          disabled={isBusy}
          onClick={onAccept}
          aria-label={`Não é spam: ${name}`}
        >
          Não é spam
        </Button>
        <RemoveButton name={name} isBusy={isBusy} onRemove={onRemove} />
      </Row>
    </SetApartCard>
  );
}

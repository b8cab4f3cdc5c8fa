import { Button } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { pedidoDadosInput } from '@contract/limits/pedido-dados-input';
import { useClosingChange } from '../../common/form/use-change.js';
import type { PedidoDados } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { Facts } from '../../common/facts.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { useSection } from '../../common/section/section-context.js';
import { ColourChip } from '../../common/colour-chip.js';
import { useToday } from '../../common/dates/use-now.js';

interface Answer {
  readonly nota: string;
}

export function RequestDialog({ request, onClose }: { readonly request: PedidoDados; readonly onClose: () => void }) {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const { state, attempt } = useClosingChange(onClose);
  const save = (feito: boolean, { nota }: Answer): Promise<void> => {
    const update = { id: request.id, data: { feito, nota: nota.trim() || null }, previousData: request };
    const said = feito ? 'Pedido marcado como respondido.' : 'Pedido por responder.';
    return attempt(() => dataProvider.update(resource, update), said);
  };
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['De quem', whoAsked(request)],
    ['Como chegou', `${requestWays[request.via]}, a ${formatDay(request.recebidoEm)}`],
    ['Responder até', formatDay(request.prazo)],
    ['Pedido', request.detalhe],
    ['Respondido em', request.feitoEm === null ? null : formatMoment(request.feitoEm)],
  ];
  return (
    <FormDialog
      title={`${requestTypes[request.tipo]} · pedido ${request.id}`}
      record={{ nota: request.nota ?? '' }}
      state={state}
      label={request.feito ? 'Guardar' : 'Marcar como respondido'}
      closeLabel="Fechar"
      actions={request.feito && <ReopenButton isOff={state.isSending} onReopen={(answer) => save(false, answer)} />}
      onSubmit={(answer) => save(true, answer)}
      onClose={onClose}
    >
      <div>
        <RequestState feito={request.feito} prazo={request.prazo} />
      </div>
      <Facts facts={facts} />
      {request.email !== null && (
        <div>
          <Button component={Link} to="/dashboard/dados-pessoais" state={{ email: request.email }} variant="outlined">
            Ver os dados desta pessoa
          </Button>
        </div>
      )}
      <LineInput
        source="nota"
        label="Resposta"
        multiline
        minRows={3}
        helperText="O que se fez ou respondeu, e quando. Depois de respondido, guarda-se pelo prazo que está em «Privacidade»."
        maxLength={pedidoDadosInput.detalhe.maxLength}
      />
    </FormDialog>
  );
}

interface ReopenButtonProps {
  readonly isOff: boolean;
  readonly onReopen: (answer: Answer) => Promise<void>;
}

function ReopenButton({ isOff, onReopen }: ReopenButtonProps) {
  const { handleSubmit } = useFormContext<Answer>();
  return (
    <Button onClick={() => void handleSubmit(onReopen)()} disabled={isOff} sx={{ mr: 'auto' }}>
      Voltar a abrir
    </Button>
  );
}

const states = {
  done: { label: 'Respondido', colour: 'teal' },
  open: { label: 'Por responder', colour: 'yellow' },
  late: { label: 'Fora do prazo', colour: 'coral' },
} as const;

export function RequestState({ feito, prazo }: Pick<PedidoDados, 'feito' | 'prazo'>) {
  const today = useToday();
  const { label, colour } = states[feito ? 'done' : prazo < today ? 'late' : 'open'];
  return <ColourChip colour={colour} label={label} />;
}

export const requestTypes: Readonly<Record<PedidoDados['tipo'], string>> = {
  acesso: 'Acesso',
  retificacao: 'Correção',
  apagamento: 'Apagamento',
  outro: 'Outro',
};

export const requestWays: Readonly<Record<PedidoDados['via'], string>> = {
  site: 'Pelo site',
  email: 'Por e-mail',
  telefone: 'Por telefone',
  carta: 'Por carta',
};

/** Names the person who asked, or says that their data was erased. */
export const whoAsked = ({ nome, email }: Pick<PedidoDados, 'nome' | 'email'>): string =>
  [nome, email].filter((word) => word !== null).join(' · ') || '(apagado)';

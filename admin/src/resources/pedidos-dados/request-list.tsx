import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import { pedidoDadosInput } from '@contract/limits/pedido-dados-input';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { PedidoDados, Schemas } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import type { Column } from '../../common/list/column.js';
import { dayColumn, exportedMoment } from '../../common/list/columns.js';
import { choiceFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { AboveList, Broken, Facts } from '../../common/parts.js';
import { useMentionedEmail } from '../../common/use-mentioned-email.js';
import { useToday } from '../../common/dates/use-now.js';
import { FormDialog, useClosingChange, useDialogAround } from '../../common/form/form-dialog.js';
import { choicesOf } from '../../common/form/choices.js';
import { LineInput } from '../../common/form/line-input.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { BackLink } from '../../common/back-link.js';
import { ColourChip } from '../../common/colour-chip.js';

const requestTypes: Readonly<Record<PedidoDados['tipo'], string>> = {
  acesso: 'Acesso',
  retificacao: 'Correção',
  apagamento: 'Apagamento',
  outro: 'Outro',
};

const requestWays: Readonly<Record<PedidoDados['via'], string>> = {
  site: 'Pelo site',
  email: 'Por e-mail',
  telefone: 'Por telefone',
  carta: 'Por carta',
};

const columns: readonly Column<PedidoDados>[] = [
  { source: 'id', label: 'ID' },
  dayColumn('prazo', 'Responder até'),
  {
    source: 'feito',
    label: 'Estado',
    cell: ({ feito, prazo }) => <RequestState feito={feito} prazo={prazo} />,
    text: ({ feito }) => (feito ? 'Respondido' : 'Por responder'),
  },
  { source: 'tipo', label: 'Pedido', isSortable: false, text: ({ tipo }) => requestTypes[tipo] },
  {
    source: 'nome',
    label: 'De quem',
    isSortable: false,
    cell: (row) => <Broken>{whoAsked(row)}</Broken>,
    text: whoAsked,
  },
  { source: 'via', label: 'Como chegou', isSortable: false, isExportOnly: true, text: ({ via }) => requestWays[via] },
  { source: 'recebidoEm', label: 'Recebido em', isExportOnly: true, text: ({ recebidoEm }) => formatDay(recebidoEm) },
  exportedMoment('feitoEm', 'Respondido em'),
];

const answered = [
  { id: false, name: 'Por responder' },
  { id: true, name: 'Respondidos' },
];

/** Lists people's requests about the data that is held of them: those that wait come first, by their due date. */
export default function RequestList() {
  const [open, setOpen] = useState<PedidoDados | null>(null);
  // the address that was looked for in 'Dados de uma pessoa', where that leads here, for the first request
  const [mentioned, setMentioned] = useMentionedEmail();
  const openButton = (request: PedidoDados) => (
    <Button onClick={() => setOpen(request)} aria-label={`Abrir o pedido ${request.id}, de ${whoAsked(request)}`}>
      Abrir
    </Button>
  );
  return (
    <>
      <AboveList>
        <BackLink to="/dashboard/dados-pessoais">Dados de uma pessoa</BackLink>
        <DialogButton
          variant="contained"
          startIcon={<AddIcon />}
          dialog={(close) => (
            <NewRequestDialog
              email={mentioned}
              onClose={() => {
                setMentioned('');
                close();
              }}
            />
          )}
        >
          Registar pedido
        </DialogButton>
      </AboveList>
      <SectionList<PedidoDados>
        columns={columns}
        filters={[choiceFilter('feito', 'Estado', answered)]}
        rowActions={openButton}
        head={(request) => (
          <Typography variant="subtitle1">
            {requestTypes[request.tipo]}: {whoAsked(request)}
          </Typography>
        )}
        line={({ feito, prazo }) => (
          <>
            <RequestState feito={feito} prazo={prazo} /> responder até {formatDay(prazo)}
          </>
        )}
      />
      {open !== null && <RequestDialog request={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function NewRequestDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const today = useToday();
  const { dialog, attempt } = useClosingChange(onClose);
  return (
    <FormDialog
      {...dialog}
      title="Registar um pedido sobre dados pessoais"
      record={{
        tipo: 'acesso',
        via: 'telefone',
        recebidoEm: today,
        nome: '',
        email,
        detalhe: '',
      }}
      limits={pedidoDadosInput}
      label="Registar pedido"
      onSubmit={(said) => {
        const filled = Object.entries(said).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
        const request = { data: Object.fromEntries(filled) as Record<string, string> };
        return attempt(
          (calls) => calls.create<Schemas['PedidoDados']>('pedidos-dados', request),
          'Pedido registado com sucesso!',
          'Erro ao guardar o pedido. Tente novamente.',
        );
      }}
    >
      <LineInput source="tipo" label="O que pede" choices={choicesOf(requestTypes)} />
      <LineInput source="via" label="Como chegou" choices={choicesOf(requestWays)} />
      <LineInput
        source="recebidoEm"
        label="Dia em que chegou"
        type="date"
        helperText="O prazo é um mês depois."
        max={today}
      />
      <LineInput source="nome" label="Nome da pessoa" autoComplete="off" />
      <LineInput
        source="email"
        label="E-mail da pessoa"
        type="email"
        autoComplete="off"
        helperText="Com o e-mail, os dados encontram-se em «Dados de uma pessoa»."
      />
      <LineInput source="detalhe" label="Pedido" multiline minRows={3} />
    </FormDialog>
  );
}

interface Answer {
  readonly nota: string;
}

function RequestDialog({ request, onClose }: { readonly request: PedidoDados; readonly onClose: () => void }) {
  const { dialog, attempt } = useClosingChange(onClose);
  const save = (feito: boolean, { nota }: Answer): Promise<void> => {
    const update = { id: request.id, data: { feito, nota: nota.trim() || null }, previousData: request };
    const said = feito ? 'Pedido marcado como respondido.' : 'Pedido por responder.';
    return attempt((calls) => calls.update('pedidos-dados', update), said);
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
      {...dialog}
      title={`${requestTypes[request.tipo]} · pedido ${request.id}`}
      record={{ nota: request.nota ?? '' }}
      limits={{ nota: pedidoDadosInput.detalhe }}
      label={request.feito ? 'Guardar' : 'Marcar como respondido'}
      closeLabel="Fechar"
      actions={request.feito && <ReopenButton onReopen={(answer) => save(false, answer)} />}
      onSubmit={(answer) => save(true, answer)}
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
      />
    </FormDialog>
  );
}

function ReopenButton({ onReopen }: { readonly onReopen: (answer: Answer) => unknown }) {
  const { handleSubmit } = useFormContext<Answer>();
  const { isSending } = useDialogAround();
  return (
    <Button onClick={() => void handleSubmit(onReopen)()} disabled={isSending}>
      Voltar a abrir
    </Button>
  );
}

const states = {
  done: { label: 'Respondido', colour: 'teal' },
  open: { label: 'Por responder', colour: 'yellow' },
  late: { label: 'Fora do prazo', colour: 'coral' },
} as const;

function RequestState({ feito, prazo }: Pick<PedidoDados, 'feito' | 'prazo'>) {
  const today = useToday();
  const { label, colour } = states[feito ? 'done' : prazo < today ? 'late' : 'open'];
  return <ColourChip colour={colour} label={label} />;
}

/** Names the person who asked, or says that their data was erased. */
function whoAsked({ nome, email }: PedidoDados): string {
  return [nome, email].filter((word) => word !== null).join(' · ') || '(apagado)';
}

import DownloadIcon from '@mui/icons-material/Download';
import HistoryEduIcon from '@mui/icons-material/HistoryEdu';
import PrintIcon from '@mui/icons-material/Print';
import SearchIcon from '@mui/icons-material/Search';
import { Alert, Button, Link, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { enderecoInput } from '@contract/limits/endereco-input';
import DeleteForeverIcon from '@mui/icons-material/DeleteForever';
import { saveText } from '../../common/save-file.js';
import type { DadosApagados, DadosPessoais, Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useApiChange } from '../../common/form/use-api-change.js';
import { LiveRegion } from '../../common/feedback.js';
import { Row, Screen } from '../../common/parts.js';
import { pedidosDados } from '../office-sections.js';
import { ConsentLedger } from './consent-ledger.js';
import { FoundRecords, grouped } from './found-records.js';
import { Confirmed } from '../../common/confirmed.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';

const summaryOf = ({ email, registos }: DadosPessoais): string => {
  if (registos.length === 0) return `Não se encontrou nada sob ${email}.`;
  return `${registos.length === 1 ? 'Encontrado 1 registo' : `Encontrados ${registos.length} registos`} sob ${email}.`;
};

/**
 * Finds, shows, exports and erases what is held of a person. Its search is not on the form kit: it changes nothing, and the
 * address stays in its field for what is done next.
 */
export default function PersonData() {
  const { state, refuse, act } = useApiChange();
  // the address of somebody who asks about their data, where that request leads here
  const mentioned = useLocation().state as { readonly email: string } | null;
  const [email, setEmail] = useState(mentioned?.email ?? '');
  const [found, setFound] = useState<DadosPessoais | null>(null);
  const [consents, setConsents] = useState<Schemas['Consentimentos'] | null>(null);
  const [erased, setErased] = useState<DadosApagados | null>(null);

  const search = (): void => {
    if (email.trim() === '') return refuse('Escreva o endereço de e-mail da pessoa.');
    setFound(null);
    setErased(null);
    void act(
      async (calls) => setFound(await calls.POST('/api/dados-pessoais/pesquisa', { email: email.trim() })),
      'Erro ao pesquisar. Tente novamente.',
    );
  };
  const erase = ({ email }: DadosPessoais) =>
    act(async (calls) => {
      setErased(await calls.POST('/api/dados-pessoais/apagamento', { email }));
      setFound(null);
    }, 'Erro ao apagar. Pesquise de novo para ver o que ficou.');
  const readConsents = ({ email }: DadosPessoais) =>
    act(
      async (calls) => setConsents(await calls.POST('/api/dados-pessoais/consentimentos', { email })),
      'Erro ao ler o registo. Tente novamente.',
    );
  const take = ({ email }: DadosPessoais, deliver: (data: DadosPessoais) => void) =>
    act(
      async (calls) => deliver(await calls.POST('/api/dados-pessoais/exportacao', { email })),
      'Erro ao exportar. Tente novamente.',
    );

  return (
    <Screen>
      <Paper
        variant="outlined"
        component="form"
        role="search"
        aria-label="Pesquisar uma pessoa"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
        className="nao-imprimir"
        sx={{ p: { xs: 2, md: 3 }, borderRadius: 2.5 }}
      >
        <Typography sx={{ mb: 1.5 }}>
          Mostra tudo o que se guarda sob um endereço de e-mail: formulários, também os suspeitos, newsletter,
          consentimentos, pedidos sobre dados, e-mails por enviar, contas e convites. A pesquisa fica registada em
          «Atividade», sem o endereço.
        </Typography>
        <Row alignItems="flex-start">
          <TextField
            id="pessoa-email"
            label="E-mail da pessoa"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={state.error !== ''}
            helperText={state.error === '' ? undefined : state.error}
            slotProps={{ htmlInput: { maxLength: enderecoInput.email.maxLength } }}
            sx={{ flex: '1 1 16rem' }}
          />
          <Button
            type="submit"
            variant="contained"
            startIcon={<SearchIcon />}
            disabled={state.isSending}
            sx={{ minHeight: 40 }}
          >
            {state.isSending ? 'A pesquisar...' : 'Pesquisar'}
          </Button>
        </Row>
        <Link href={pedidosDados.path} sx={{ display: 'inline-block', mt: 1.5 }}>
          Pedidos sobre dados
        </Link>
      </Paper>
      <LiveRegion>
        {found !== null && (
          <Alert severity={found.registos.length === 0 ? 'info' : 'success'}>{summaryOf(found)}</Alert>
        )}
        {erased !== null && <ErasedSummary erased={erased} />}
      </LiveRegion>
      {found !== null && found.registos.length > 0 && (
        <>
          {found.haMais && (
            <Alert severity="warning">Há mais registos do que os que aqui cabem: mostram-se os primeiros.</Alert>
          )}
          <Row className="nao-imprimir">
            <Button
              variant="outlined"
              startIcon={<DownloadIcon />}
              disabled={state.isSending}
              onClick={() => void take(found, (data) => saveText('dados-pessoais.json', JSON.stringify(data, null, 2)))}
            >
              Exportar JSON
            </Button>
            <Button
              variant="outlined"
              startIcon={<PrintIcon />}
              disabled={state.isSending}
              onClick={() => void take(found, () => window.print())}
            >
              Imprimir
            </Button>
            <Button
              variant="outlined"
              startIcon={<HistoryEduIcon />}
              disabled={state.isSending}
              onClick={() => void readConsents(found)}
            >
              Registo de consentimentos
            </Button>
            {consents !== null && <ConsentLedger ledger={consents} onClose={() => setConsents(null)} />}
            <ErasePerson found={found} isBusy={state.isSending} onErase={() => erase(found)} />
          </Row>
          <Typography className="so-imprimir">DFC Portugal · {formatMoment(found.em)}</Typography>
          <FoundRecords records={found.registos} />
        </>
      )}
    </Screen>
  );
}

function ErasedSummary({ erased: { apagados, ficaram } }: { readonly erased: DadosApagados }) {
  return (
    <Alert severity={ficaram.length === 0 ? 'success' : 'warning'}>
      {apagados.length === 0 ? 'Não se apagou nada.' : `Apagado: ${apagados.join(', ')}.`}
      {ficaram.length > 0 && (
        <>
          {' '}
          Ficou:
          <ul>
            {ficaram.map(({ nome, quando, porque }) => (
              <li key={`${nome} ${quando}`}>
                {nome} de {formatMoment(quando)}: {porque}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

interface ErasePersonProps {
  readonly found: DadosPessoais;
  readonly isBusy: boolean;
  readonly onErase: () => Promise<unknown>;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle1" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Erases all of a person, after a question that says what goes, what stays and what cannot be reached. */
function ErasePerson({ found, isBusy, onErase }: ErasePersonProps) {
  const mailGoesOut = useMailGoesOut();
  const going = found.registos.filter(({ naoSeApaga }) => naoSeApaga === null);
  const staying = found.registos.filter(({ naoSeApaga }) => naoSeApaga !== null);
  const others = [...new Set(going.flatMap(({ tambemDe }) => tambemDe))];
  if (going.length === 0) return null;
  return (
    <Confirmed
      title="Apagar tudo desta pessoa?"
      confirm={{ label: 'Apagar tudo', busyLabel: 'A apagar...' }}
      isBusy={isBusy}
      onConfirm={onErase}
      button={{ color: 'error', variant: 'outlined', startIcon: <DeleteForeverIcon />, children: 'Apagar tudo' }}
    >
      <Typography>
        O que se guarda sob <strong>{found.email}</strong> é apagado para sempre, com anexos e e-mails por enviar
        {mailGoesOut && ', e a pessoa recebe um recibo'}.
      </Typography>
      <Lines title="É apagado" lines={grouped(going).map(({ kind, records }) => `${kind} (${records.length})`)} />
      <Lines
        title="Fica"
        lines={staying.map(({ nome, quando, naoSeApaga }) => `${nome} de ${formatMoment(quando)}: ${naoSeApaga}`)}
      />
      <Lines
        title={mailGoesOut ? 'Está também sob outro endereço, que recebe um recibo' : 'Está também sob outro endereço'}
        lines={others}
      />
      <Typography sx={{ mt: 1.5 }}>
        Fora do alcance do sistema: os e-mails já entregues, à pessoa ou à equipa, as exportações já feitas e as cópias
        de segurança, que se limpam quando se repõem.
      </Typography>
    </Confirmed>
  );
}

import DownloadIcon from '@mui/icons-material/Download';
import HistoryEduIcon from '@mui/icons-material/HistoryEdu';
import PrintIcon from '@mui/icons-material/Print';
import SearchIcon from '@mui/icons-material/Search';
import { Alert, Button, Link, Paper, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { enderecoInput } from '@contract/limits/endereco-input';
import DeleteForeverIcon from '@mui/icons-material/DeleteForever';
import { saveText } from '../../common/save-file.js';
import type { DadosApagados, DadosPessoais, Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useApiChange } from '../../common/form/use-api-change.js';
import { OwnMailButtons } from '../../common/copy-url-button.js';
import { LiveRegion } from '../../common/feedback.js';
import { Row, Screen } from '../../common/parts.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { pedidosDados } from '../office-sections.js';
import { recordPath } from '../privacidade/record-link.js';
import { ConsentLedger } from './consent-ledger.js';
import { FoundRecords } from './found-records.js';
import { Confirmed } from '../../common/confirmed.js';
import { useMentionedEmail } from '../../common/use-mentioned-email.js';
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
  const [email, setEmail] = useMentionedEmail();
  const [found, setFound] = useState<DadosPessoais | null>(null);
  const [consents, setConsents] = useState<Schemas['Consentimentos'] | null>(null);
  const [erased, setErased] = useState<ErasedSummaryProps | null>(null);

  const find = () =>
    act(
      async (calls) => setFound(await calls.POST('/api/dados-pessoais/pesquisa', { email: email.trim() })),
      'Erro ao pesquisar. Tente novamente.',
    );
  const findMentioned = useEffectEvent(() => email !== '' && find());
  useEffect(() => void findMentioned(), []);
  const search = (): void => {
    if (email.trim() === '') return refuse('Escreva o endereço de e-mail da pessoa.');
    setFound(null);
    setErased(null);
    void find();
  };
  const erase = (found: DadosPessoais) =>
    act(async (calls) => {
      const { email } = found;
      const erased = await calls.POST('/api/dados-pessoais/apagamento', { email });
      setErased({ email, others: othersOf(found), erased });
      setFound(null);
    }, 'Erro ao apagar. Pesquise de novo para ver o que ficou.');
  const readConsents = ({ email }: DadosPessoais) =>
    act(
      async (calls) => setConsents(await calls.POST('/api/dados-pessoais/consentimentos', { email })),
      'Erro ao ler o registo. Tente novamente.',
    );
  const take = ({ email }: DadosPessoais, deliver: (data: Schemas['DadosExportados']) => void) =>
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
            {state.isSending && found === null ? 'A pesquisar...' : 'Pesquisar'}
          </Button>
        </Row>
        <Link component={RouterLink} to={pedidosDados.path} state={{ email }} sx={{ display: 'inline-block', mt: 1.5 }}>
          Pedidos sobre dados
        </Link>
      </Paper>
      <LiveRegion>
        {found !== null && (
          <Alert severity={found.registos.length === 0 ? 'info' : 'success'}>{summaryOf(found)}</Alert>
        )}
        {erased !== null && <ErasedSummary {...erased} />}
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

/** The other addresses under which something stands that goes with all of a person's. */
function othersOf({ registos }: DadosPessoais): string[] {
  const going = registos.filter(({ naoSeApaga }) => naoSeApaga === null);
  return [...new Set(going.flatMap(({ tambemDe }) => tambemDe))];
}

interface ErasedSummaryProps {
  readonly email: string;
  readonly others: readonly string[];
  readonly erased: DadosApagados;
}

/** Says what an erasure did, and leads on: to what stayed, and to telling the person where no mail does. */
function ErasedSummary({ email, others, erased: { apagados, ficaram } }: ErasedSummaryProps) {
  const mailGoesOut = useMailGoesOut();
  const sections = resourceSectionsOf(useSectionGroups());
  return (
    <Alert severity={ficaram.length === 0 ? 'success' : 'warning'}>
      {apagados.length === 0 ? 'Não se apagou nada.' : `Apagado: ${apagados.join(', ')}.`}
      {ficaram.length > 0 && (
        <>
          {' '}
          Ficou:
          <ul>
            {ficaram.map((record) => {
              const place = recordPath(record, sections);
              return (
                <li key={`${record.tipo}:${record.id}`}>
                  {keptWords(record)} {place !== null && <Link href={place.path}>Ver em {place.label}</Link>}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {apagados.length > 0 && (
        <Typography variant="body2">
          {mailGoesOut
            ? 'A pessoa recebe um recibo por e-mail.'
            : 'O e-mail não sai daqui: falta dizer à pessoa o que foi feito.'}
          {others.length > 0 &&
            ` ${mailGoesOut ? 'Outro recibo vai para' : 'Falta dizê-lo também a'} ${others.join(', ')}.`}
          {!mailGoesOut && ' Copie o recibo antes de sair desta página: não fica guardado.'}
        </Typography>
      )}
      {apagados.length > 0 && !mailGoesOut && (
        <OwnMailButtons email={email} mail={receiptOf({ apagados, ficaram })} name="o recibo" />
      )}
    </Alert>
  );
}

const keptWords = ({ nome, quando, porque }: DadosApagados['ficaram'][number]): string =>
  `${nome} de ${formatMoment(quando)}: ${porque}`;

/** The words by which a person is told of an erasure, where the system's own receipt does not reach them. */
function receiptOf({ apagados, ficaram }: DadosApagados) {
  const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
  const parts = [
    `Apagámos o que tínhamos guardado com este endereço de e-mail:\n${listed(apagados)}`,
    ...(ficaram.length === 0 ? [] : [`Ficou:\n${listed(ficaram.map(keptWords))}`]),
    'Os e-mails que já lhe enviámos, ou que a equipa já tinha recebido, não os conseguimos apagar.',
  ];
  return { assunto: 'Recibo: os seus dados foram apagados', texto: parts.join('\n\n') };
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
  const { apagados, ficaram } = found.aoApagar;
  if (apagados.length === 0) return null;
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
      <Lines title="É apagado" lines={apagados} />
      <Lines title="Fica" lines={ficaram.map(keptWords)} />
      <Lines
        title={mailGoesOut ? 'Está também sob outro endereço, que recebe um recibo' : 'Está também sob outro endereço'}
        lines={othersOf(found)}
      />
      <Typography sx={{ mt: 1.5 }}>
        Fora do alcance do sistema: os e-mails já entregues, à pessoa ou à equipa, as exportações já feitas e as cópias
        de segurança, que se limpam quando se repõem.
      </Typography>
    </Confirmed>
  );
}

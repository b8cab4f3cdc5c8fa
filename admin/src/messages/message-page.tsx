import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Link, Paper, Typography } from '@mui/material';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useGetList, useGetOne } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, Navigate, useParams } from 'react-router';
import type { Schemas } from '../api-types.js';
import { OwnMailButtons } from '../common/copy-url-button.js';
import { formatDay } from '../common/dates/format-date.js';
import { ArrivalSentence } from '../common/dates/when.js';
import { listAddress } from '../common/list/list-address.js';
import { LoadingBlock, ReadFailure } from '../common/feedback.js';
import { MoreActions } from '../common/more-actions.js';
import { Note, Panel, Row, Stack } from '../common/parts.js';
import { useSection } from '../common/section/section-context.js';
import type { ResourceSection } from '../common/section/section.js';
import { palette } from '../theme/palette.js';
import { AnswerForm } from './answer-form.js';
import { Handling, NOBODY_WORDS } from './handling.js';
import {
  attachmentName,
  changeRow,
  DocumentButton,
  GuardianNotTold,
  MessageFields,
  MessageReading,
  useReadOnOpening,
} from './message-reader.js';
import { envioWords, LateMark, StateChip, useFormSections } from './message-words.js';

type Message = Schemas['Mensagem'];

/** The API's label of the field that only young applicants fill in. */
const GUARDIAN_EMAIL = 'E-mail do encarregado de educação';

const LOOK_MS = 3_000;
/** An answer that waits to be sent is looked at again. */
const untilSent = ({ state: { data } }: { state: { data?: Message | undefined } }) =>
  data?.respostas.some(({ envio }) => envio === 'pending') === true && LOOK_MS;

export default function MessageScreen() {
  const { id = '' } = useParams();
  return Number.isInteger(Number(id)) ? <OneMessage id={Number(id)} /> : <MessageByReference reference={id} />;
}

function OneMessage({ id }: { readonly id: number }) {
  const { path } = useSection();
  const queryClient = useQueryClient();
  // the rows of a list hold less, and are kept under another key
  const whole = { id, meta: { whole: true } };
  const query = useGetOne<Message>('mensagens', whole, { retry: false, refetchInterval: untilSent });
  const { data: message, refetch } = query;
  const section = useFormSections().get(message?.formulario ?? '');
  useReadOnOpening(
    section?.name ?? 'contactos',
    message && { id: message.registo, isUnread: message.estado === 'porLer' },
    () => message && keepInList(queryClient, { ...message, estado: 'aberta' }),
  );
  const show = (changed: Message): void => {
    queryClient.setQueriesData({ queryKey: ['mensagens', 'getOne', { id: String(changed.id) }] }, changed);
    keepInList(queryClient, changed);
  };
  const reread = async () => (await refetch()).data;
  return (
    <Stack columns="minmax(0, 1fr)">
      <Row className="nao-imprimir">
        <Button href={listAddress(path)} startIcon={<ArrowBackIcon />}>
          Voltar às mensagens
        </Button>
        {message !== undefined && section !== undefined && (
          <Button href={`${section.path}/${message.registo}`} startIcon={<OpenInNewIcon />}>
            Abrir em «{section.label}»
          </Button>
        )}
        {message !== undefined && (
          <MoreActions label="Mais ações da mensagem">
            <Button
              component={RouterLink}
              to="/dashboard/dados-pessoais"
              state={{ email: message.email }}
              startIcon={<PersonSearchIcon />}
            >
              Ver os dados desta pessoa
            </Button>
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir
            </Button>
          </MoreActions>
        )}
        <NextUnread id={id} />
      </Row>
      <MessageReading {...query} />
      {message && (
        <Stack gap={3} alignItems="start" columns="minmax(0, 2fr) minmax(16rem, 1fr)" columnsFrom="md">
          <Stack gap={3}>
            <Sent message={message} section={section} />
            <Answers key={`respostas-${message.id}`} message={message} />
            <AnswerForm key={message.id} message={message} onChanged={show} reread={reread} />
          </Stack>
          <Stack gap={3} className="nao-imprimir">
            <Handling key={message.id} message={message} onChanged={show} reread={reread} />
            <OtherMessages message={message} />
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

function Sent({ message, section }: { readonly message: Message; readonly section?: ResourceSection }) {
  const fields = message.campos.map(({ rotulo, valor }) => ({ label: rotulo, text: valor }));
  return (
    <Paper component="article" variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 3 }}>
      <Row sx={{ alignItems: 'start', justifyContent: 'space-between', mb: 2 }}>
        <div>
          <Typography variant="h2">{message.assunto}</Typography>
          <Note>
            {message.referencia} · {section?.label} · <ArrivalSentence iso={message.recebida} />
          </Note>
          {!message.atrasada && ['porLer', 'aberta'].includes(message.estado) && (
            <Typography variant="body2">Resposta prometida até {formatDay(message.responderAte)}.</Typography>
          )}
          <LateMark message={message} />
          {/* a phone has what the link leads to far below */}
          <Link
            component={RouterLink}
            to="#responsavel"
            replace
            className="nao-imprimir"
            variant="body2"
            sx={{ display: { xs: 'inline-block', md: 'none' }, py: 0.5 }}
          >
            Quem trata: {message.responsavel?.nome ?? NOBODY_WORDS}
          </Link>
        </div>
        <StateChip estado={message.estado} />
      </Row>
      <MessageFields fields={[...fields, { label: 'Mensagem', text: message.texto, kind: 'long' }]} />
      <GuardianNotTold email={message.campos.find(({ rotulo }) => rotulo === GUARDIAN_EMAIL)?.valor ?? ''} />
      {message.documento !== null && (
        <div className="nao-imprimir">
          <DocumentButton name={message.documento} savedAs={attachmentName(section?.attachment, message.nome)} />
        </div>
      )}
    </Paper>
  );
}

/** Leads on to the message that has waited longest for somebody to read it. */
function NextUnread({ id }: { readonly id: number }) {
  const { path } = useSection();
  const { data = [] } = useGetList<Schemas['MensagemListada']>('mensagens', {
    // the one that is open may be among them until it is marked as read
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'recebida', order: 'ASC' },
    filter: { estado: 'porLer' },
    meta: { after: id },
  });
  const next = data.find((message) => message.id !== id);
  if (next === undefined) return null;
  return (
    <Button href={`${path}/${next.id}`} endIcon={<ArrowForwardIcon />} className="nao-imprimir" sx={{ ml: 'auto' }}>
      Próxima por ler
    </Button>
  );
}

/** Lists the answers to a message, the first answer first; one that was sent just now comes into sight with what is next. */
function Answers({ message: { id, email, respostas } }: { readonly message: Message }) {
  const last = useRef<HTMLDivElement>(null);
  const known = useRef(respostas.length);
  useEffect(() => {
    // the button that sends has lost the focus; whoever writes meanwhile keeps it
    if (respostas.length > known.current && document.activeElement === document.body) last.current?.focus();
    known.current = respostas.length;
  }, [respostas.length]);
  return respostas.map((answer, index) => (
    <Paper
      key={answer.id}
      ref={last}
      tabIndex={-1}
      component="article"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, ml: { md: 4 }, borderRadius: 3, bgcolor: palette.teal.light }}
    >
      <Typography variant="h3">{answer.assunto}</Typography>
      <Note>
        {answer.autor?.nome ?? 'Uma conta que já não existe'} · <ArrivalSentence iso={answer.createdAt} /> ·{' '}
        {envioWords[answer.envio]}
      </Note>
      <Box sx={{ mt: 1.5, whiteSpace: 'pre-wrap' }}>{answer.texto}</Box>
      {['stored', 'failed'].includes(answer.envio) && <OwnMailButtons email={email} mail={answer} name="a resposta" />}
      {index === respostas.length - 1 && <NextUnread id={id} />}
    </Paper>
  ));
}

/** A message that was opened says in the list that led to it what has become of it. */
function keepInList(queryClient: QueryClient, { id, estado, responsavel, atrasada }: Message): void {
  changeRow(queryClient, 'mensagens', { id, estado, responsavel, atrasada });
}

function MessageByReference({ reference }: { readonly reference: string }) {
  const { path } = useSection();
  const { data, error, refetch } = useGetList<Schemas['MensagemListada']>('mensagens', {
    pagination: { page: 1, perPage: 1 },
    filter: { q: reference },
  });
  const [found] = data ?? [];
  if (found?.referencia === reference) return <Navigate to={`${path}/${found.id}`} replace />;
  if (error === null && data === undefined) return <LoadingBlock />;
  return <ReadFailure onRetry={refetch}>Não se encontrou a mensagem {reference}.</ReadFailure>;
}

function OtherMessages({ message }: { readonly message: Schemas['Mensagem'] }) {
  const { path } = useSection();
  const forms = useFormSections();
  return (
    <Panel title="Do mesmo endereço">
      {message.subscreve && <Typography variant="body2">Subscreve a newsletter.</Typography>}
      {message.outras.length === 0 && <Typography variant="body2">Não enviou mais nenhuma mensagem.</Typography>}
      <Stack as="ul" className="lista" gap={1.5}>
        {message.outras.map(({ id, assunto, formulario, recebida, estado }) => (
          <li key={id}>
            <Link href={`${path}/${id}`}>{assunto}</Link>
            <Note component="div">
              {forms.get(formulario)?.label} · {formatDay(recebida)} <StateChip estado={estado} />
            </Note>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

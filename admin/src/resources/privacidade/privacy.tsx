import { Alert, Box, Button, Typography } from '@mui/material';
import { periods } from '@contract/periods';
import { useId, useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { counted } from '../../common/counted.js';
import CountsTable from '../../common/counts-table.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { DetailedRow, Note, Panel, Screen } from '../../common/parts.js';
import { useRead } from '../../common/use-read.js';
import { RecordLink, useKindWords } from './record-link.js';
import { LineInput } from '../../common/form/line-input.js';
import { HoldDialog, useHeld } from '../../common/hold-dialog.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { Confirmed } from '../../common/confirmed.js';
import { LoadingBlock } from '../../common/feedback.js';
import { useAttempt } from '../../common/use-attempt.js';
import { sentenceOf } from '../../data-provider/field-errors.js';

export default function Privacy() {
  const { data, instead } = useRead(['privacidade'], (calls) => calls.GET('/api/privacidade'), {
    failure: 'Não foi possível ler as regras.',
  });
  if (data === undefined) return instead;
  return (
    <Screen maxWidth={1100}>
      <Typography>
        Todas as noites apaga-se, para sempre, aquilo cujo prazo passou, menos o que está retido e o de regras por
        confirmar. De origem, os prazos são os da Política de Privacidade: quem os mudar na configuração do servidor tem
        de mudar também o que ela diz.
      </Typography>
      {data.regras.map((rule) => (
        <RuleToConfirm key={rule.id} rule={rule} />
      ))}
      <Panel title="Prazos">
        <ul className="lista linhas" aria-label="Prazos">
          {data.regras.map((rule) => (
            <RuleRow key={rule.id} rule={rule} />
          ))}
        </ul>
      </Panel>
      <Panel title="Registos retidos">
        <HeldRecords kinds={data.tipos} />
      </Panel>
      <Panel title="O que foi apagado">
        <ErasedDays days={data.apagados} />
      </Panel>
    </Screen>
  );
}

type Day = Schemas['DiaDeApagamento'];

const reasons: Readonly<Record<Day['motivo'], string>> = {
  painel: 'Eliminado no painel',
  prazo: 'Fim do prazo',
  pedido: 'Pedido da pessoa',
  saida: 'Saída da newsletter',
};

function ErasedDays({ days }: { readonly days: readonly Day[] }) {
  const wordsOf = useKindWords();
  if (days.length === 0) return <Typography>Nos últimos {periods.privacyDays} dias não foi apagado nada.</Typography>;
  return (
    <CountsTable
      label={`Apagado nos últimos ${periods.privacyDays} dias`}
      columns={['Dia', 'O quê', 'Porquê', 'Quantos']}
      rows={days.map(({ dia, tipo, motivo, quantos }) => [formatDay(dia), wordsOf(tipo), reasons[motivo], quantos])}
      words={3}
      isWide
      sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
    />
  );
}

function HeldRecords({ kinds }: { readonly kinds: readonly string[] }) {
  const wordsOf = useKindWords();
  const { data = [], error } = useHeld();
  return (
    <>
      {error !== null && <Typography role="alert">Não foi possível ler a lista. {error.message}</Typography>}
      {data.length === 0 && error === null && <Typography>Não há registos retidos.</Typography>}
      <ul className="lista" aria-label="Registos retidos">
        {data.map((held) => (
          <DetailedRow
            key={held.id}
            title={<RecordLink record={held} />}
            detail={
              <>
                {held.motivo}
                <br />
                Retido até {formatDay(held.ate)}, desde {formatDay(held.desde)}
              </>
            }
          >
            <DialogButton
              aria-label={`Alterar: ${wordsOf(held.tipo)} ${held.registo}`}
              dialog={(close) => <HoldDialog record={held} held={held} onClose={close} />}
            >
              Alterar
            </DialogButton>
          </DetailedRow>
        ))}
      </ul>
      <DialogButton
        variant="outlined"
        sx={{ mt: 1.5 }}
        dialog={(close) => (
          <HoldDialog
            onClose={close}
            choice={
              <>
                <LineInput
                  source="tipo"
                  label="Tipo"
                  choices={kinds.map((kind) => ({ id: kind, name: wordsOf(kind) }))}
                />
                <LineInput
                  source="registo"
                  label="Número do registo"
                  helperText="Está na coluna ID da lista."
                  inputMode="numeric"
                  maxLength={10}
                />
              </>
            }
          />
        )}
      >
        Reter um registo
      </DialogButton>
    </>
  );
}

type Rule = Schemas['RegraDeRetencao'];

function DueRecords({ rule }: { readonly rule: Rule }) {
  const { data, error } = useRead(['privacidade', 'registos', rule.id], (calls) =>
    calls.GET('/api/privacidade/regras/{regra}/registos', { regra: rule.id }),
  );
  if (error !== null) return <Typography role="alert">Não foi possível ler os registos. {error.message}</Typography>;
  if (data === undefined) return <LoadingBlock />;
  return (
    <ul aria-label={`A sair: ${rule.oque}`}>
      {data.map((record) => (
        <li key={`${record.tipo}:${record.registo}`}>
          <RecordLink record={record} />, prazo até {formatDay(record.sai)}
        </li>
      ))}
    </ul>
  );
}

function RuleRow({ rule }: { readonly rule: Rule }) {
  const wordsOf = useKindWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const soon = rule.tipos.reduce((sum, { aSair }) => sum + aSair, 0);
  const ofKinds = rule.tipos.flatMap(({ tipo, aSair }) =>
    tipo === null || aSair === 0 ? [] : [`${wordsOf(tipo)}: ${aSair.toLocaleString('pt-PT')}`],
  );
  return (
    <li>
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <div>
          <Typography variant="subtitle1">{rule.oque}</Typography>
          <Typography>
            {daysOf(rule.dias)}, {rule.desde}.
          </Typography>
        </div>
        <div>
          <Typography>
            Nos próximos {periods.privacyDays} dias {leavingWords(soon)} <strong>{recordsOf(soon)}</strong>
            {ofKinds.length > 0 && ` (${ofKinds.join('; ')})`}
          </Typography>
          <Note>
            {rule.vistaEm === null
              ? 'Ainda não correu.'
              : `Correu pela última vez a ${formatMoment(rule.vistaEm)} e apagou ${recordsOf(rule.sairam ?? 0)}.`}
          </Note>
        </div>
      </Box>
      {ofKinds.length > 0 && (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ ml: -0.75, mt: 0.5 }}
          >
            {isOpen ? 'Esconder os registos' : 'Ver os registos'}
          </Button>
          <div id={id}>{isOpen && <DueRecords rule={rule} />}</div>
        </>
      )}
    </li>
  );
}

const recordsOf = (count: number): string => (count === 0 ? 'nada' : counted(count, 'registo', 'registos'));

function leavingWords(count: number): string {
  if (count === 0) return 'não sai';
  return count === 1 ? 'sai' : 'saem';
}

function overdueWords(count: number, days: number): string {
  const term = `O prazo de ${daysOf(days)}`;
  return count === 0 ? `${term} ainda não passou para nenhum registo.` : `${term} já passou para ${recordsOf(count)}.`;
}

const daysOf = (count: number): string => counted(count, 'dia', 'dias');

const waitingReasons: Readonly<Record<NonNullable<Rule['espera']>, string>> = {
  nova: 'A regra é nova',
  alterada: 'O prazo é outro',
  muitos: 'Ia apagar uma parte invulgar do que há',
};

/** A rule that takes nothing before somebody has seen what it would take and says that it is right. */
function RuleToConfirm({ rule }: { readonly rule: Rule }) {
  const { isBusy, attempt } = useAttempt();
  if (rule.espera === null) return null;
  const vencidos = rule.tipos.reduce((sum, kind) => sum + kind.vencidos, 0);

  const confirm = async (): Promise<void> => {
    await attempt(
      (calls) => calls.PUT('/api/privacidade/regras/{regra}', { regra: rule.id }, { dias: rule.dias, vencidos }),
      'Regra confirmada. Apaga na próxima noite.',
      (error) => sentenceOf(error, 'Erro ao confirmar.'),
    );
    // The button has gone with what it was about.
    document.getElementById('titulo')?.focus();
  };

  return (
    <Alert
      severity="warning"
      action={
        <Confirmed
          title="Confirmar a regra?"
          confirm={{ label: 'Confirmar', busyLabel: 'A confirmar...' }}
          isBusy={isBusy}
          onConfirm={confirm}
          button={{ color: 'inherit', 'aria-label': `Confirmar: ${rule.oque}`, children: 'Confirmar' }}
        >
          <Typography>
            {rule.oque}: ao fim de <strong>{daysOf(rule.dias)}</strong>, {rule.desde}. Na próxima noite apaga-se para
            sempre: <strong>{recordsOf(vencidos)}</strong>. O que está retido fica.
          </Typography>
        </Confirmed>
      }
    >
      <strong>{rule.oque}</strong>: {waitingReasons[rule.espera]}, e não apaga nada até ser confirmada.{' '}
      {overdueWords(vencidos, rule.dias)}
    </Alert>
  );
}

import { Alert, Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { periods } from '@contract/periods';
import type { Schemas } from '../../api-types.js';
import { Confirmed } from '../../common/confirm-dialog.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { LoadingBlock } from '../../common/feedback.js';
import { useAttempt } from '../../common/use-attempt.js';
import { useCalls, useRead } from '../../common/use-read.js';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { RecordLink, useKindWords } from './record-link.js';

type Rule = Schemas['RegraDeRetencao'];

function DueRecords({ rule }: { readonly rule: Rule }) {
  const { data, error } = useRead(['privacidade', 'registos', rule.id], (calls) => calls.dueRecords(rule.id));
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

export function RuleRow({ rule }: { readonly rule: Rule }) {
  const { wordsOf } = useKindWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const soon = rule.tipos.reduce((sum, { aSair }) => sum + aSair, 0);
  const ofKinds = rule.tipos.flatMap(({ tipo, aSair }) =>
    tipo === null || aSair === 0 ? [] : [`${wordsOf(tipo)}: ${aSair.toLocaleString('pt-PT')}`],
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <div>
          <Typography variant="subtitle1">{rule.oque}</Typography>
          <Typography>
            {daysOf(rule.dias)}, {rule.desde}.
          </Typography>
        </div>
        <div>
          <Typography>
            Nos próximos {periods.privacyDays} dias sai: <strong>{recordsOf(soon)}</strong>
            {ofKinds.length > 0 && ` (${ofKinds.join('; ')})`}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {rule.vistaEm === null
              ? 'Ainda não correu.'
              : `Correu pela última vez a ${formatMoment(rule.vistaEm)} e apagou ${recordsOf(rule.sairam ?? 0)}.`}
          </Typography>
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
          <Box id={id}>{isOpen && <DueRecords rule={rule} />}</Box>
        </>
      )}
    </Box>
  );
}

function recordsOf(count: number): string {
  if (count === 0) return 'nada';
  return count === 1 ? '1 registo' : `${count.toLocaleString('pt-PT')} registos`;
}

function daysOf(count: number): string {
  return count === 1 ? '1 dia' : `${count.toLocaleString('pt-PT')} dias`;
}

const waitingReasons: Readonly<Record<NonNullable<Schemas['RegraDeRetencao']['espera']>, string>> = {
  nova: 'A regra é nova',
  alterada: 'O prazo é outro',
  muitos: 'Ia apagar uma parte invulgar do que há',
};

/** A rule that takes nothing before somebody has seen what it would take and says that it is right. */
export function RuleToConfirm({ rule }: { readonly rule: Schemas['RegraDeRetencao'] }) {
  const dataProvider = useCalls();
  const { isBusy, attempt } = useAttempt();
  if (rule.espera === null) return null;
  const vencidos = rule.tipos.reduce((sum, kind) => sum + kind.vencidos, 0);

  const confirm = async (): Promise<void> => {
    await attempt(
      () => dataProvider.confirmRule(rule.id, { dias: rule.dias, vencidos }),
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
      <strong>{rule.oque}</strong>: {waitingReasons[rule.espera]}, e não apaga nada até ser confirmada. Já passou o
      prazo de {daysOf(rule.dias)} a {recordsOf(vencidos)}.
    </Alert>
  );
}

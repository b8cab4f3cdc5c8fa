import { periods } from '@contract/periods';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId, useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { LoadingBlock } from '../../common/loading-block.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { daysOf, recordsOf } from './counted-words.js';
import { RecordLink } from './record-link.js';
import { useKindWords } from './use-kind-words.js';

type Rule = Schemas['RegraDeRetencao'];

function DueRecords({ rule }: { readonly rule: Rule }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, isPending, error } = useQuery({
    queryKey: ['privacidade', 'registos', rule.id],
    queryFn: () => dataProvider.dueRecords(rule.id),
  });
  if (isPending) return <LoadingBlock />;
  if (error !== null) return <Typography role="alert">Não foi possível ler os registos. {error.message}</Typography>;
  return (
    <Box component="ul" aria-label={`A sair: ${rule.oque}`} sx={{ m: 0, pl: 2.5 }}>
      {data.map((record) => (
        <li key={`${record.tipo}:${record.registo}`}>
          <RecordLink record={record} />, prazo até {formatDay(record.sai)}
        </li>
      ))}
    </Box>
  );
}

/** One rule: what, how long, how much of it goes next, and how much went. */
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
          <Typography sx={{ fontWeight: 700 }}>{rule.oque}</Typography>
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

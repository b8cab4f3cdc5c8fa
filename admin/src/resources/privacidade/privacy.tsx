import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { periods } from '@contract/periods';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { LoadingBlock, ReadFailure } from '../../common/feedback.js';
import { Panel } from '../../common/panel.js';
import { Screen } from '../../common/stack.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { HeldRecords } from './held-records.js';
import { useKindWords } from './record-link.js';
import { RuleRow, RuleToConfirm } from './rules.js';

/** 'Privacidade': how long what is of people is kept, what goes next, what went, and what is held. */
export default function Privacy() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['privacidade'],
    queryFn: () => dataProvider.privacy(),
  });
  if (isPending) return <LoadingBlock />;
  if (data === undefined) {
    return <ReadFailure onRetry={refetch}>Não foi possível ler as regras. {error?.message}</ReadFailure>;
  }
  return (
    <Screen sx={{ maxWidth: 1100 }}>
      <Typography>
        Todas as noites apaga-se, para sempre, aquilo cujo prazo passou, menos o que está retido e o de regras por
        confirmar. De origem, os prazos são os da Política de Privacidade: quem os mudar na configuração do servidor tem
        de mudar também o que ela diz.
      </Typography>
      {data.regras.map((rule) => (
        <RuleToConfirm key={rule.id} rule={rule} />
      ))}
      <Panel title="Prazos">
        <ul className="lista" aria-label="Prazos">
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

/** Shows how many records were erased in the last days, and nothing of what was in them. */
function ErasedDays({ days }: { readonly days: readonly Day[] }) {
  const { wordsOf } = useKindWords();
  if (days.length === 0) return <Typography>Nos últimos {periods.privacyDays} dias não foi apagado nada.</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`Apagado nos últimos ${periods.privacyDays} dias`}>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Dia</TableCell>
            <TableCell>O quê</TableCell>
            <TableCell>Porquê</TableCell>
            <TableCell align="right">Quantos</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map(({ dia, tipo, motivo, quantos }) => (
            <TableRow key={`${dia}:${tipo}:${motivo}`}>
              <TableCell>{formatDay(dia)}</TableCell>
              <TableCell>{wordsOf(tipo)}</TableCell>
              <TableCell>{reasons[motivo]}</TableCell>
              <TableCell align="right">{quantos.toLocaleString('pt-PT')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

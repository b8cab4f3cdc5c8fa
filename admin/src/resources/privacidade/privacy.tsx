import {
  Box,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { periods } from '@contract/periods';
import type { Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { Panel } from '../../common/panel.js';
import { Screen } from '../../common/stack.js';
import { useRead } from '../../common/use-read.js';
import { RecordLink, useKindWords } from './record-link.js';
import { RuleRow, RuleToConfirm } from './rules.js';
import { LineInput } from '../../common/form/line-input.js';
import { HoldDialog, useHeld } from '../../common/hold-dialog.js';
import { DialogButton } from '../../common/titled-dialog.js';

export default function Privacy() {
  const { data, instead } = useRead(['privacidade'], (calls) => calls.privacy(), {
    failure: 'Não foi possível ler as regras.',
  });
  if (data === undefined) return instead;
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

function HeldRecords({ kinds }: { readonly kinds: readonly string[] }) {
  const { wordsOf } = useKindWords();
  const { data = [], error } = useHeld();
  return (
    <>
      {error !== null && <Typography role="alert">Não foi possível ler a lista. {error.message}</Typography>}
      {data.length === 0 && error === null && <Typography>Não há registos retidos.</Typography>}
      <ul className="lista" aria-label="Registos retidos">
        {data.map((held) => (
          <Box
            key={held.id}
            component="li"
            sx={{
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
            }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle1">
                <RecordLink record={held} />
              </Typography>
              <Typography>{held.motivo}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Retido até {formatDay(held.ate)}, desde {formatDay(held.desde)}
              </Typography>
            </Box>
            <DialogButton
              aria-label={`Alterar: ${wordsOf(held.tipo)} ${held.registo}`}
              dialog={(close) => <HoldDialog record={held} held={held} onClose={close} />}
            >
              Alterar
            </DialogButton>
          </Box>
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
                <LineInput source="tipo" label="Tipo" select>
                  {kinds.map((kind) => (
                    <MenuItem key={kind} value={kind}>
                      {wordsOf(kind)}
                    </MenuItem>
                  ))}
                </LineInput>
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

import { Box, MenuItem, Typography } from '@mui/material';
import { formatDay } from '../../common/dates/format-date.js';
import { LineInput } from '../../common/form/line-input.js';
import { HoldDialog, useHeld } from '../../common/hold-dialog.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { RecordLink, useKindWords } from './record-link.js';

interface HeldRecordsProps {
  /** The kinds of record that can be held. */
  readonly kinds: readonly string[];
}

/** Lists the records that nothing erases for a time, with the reason and the end of that time. */
export function HeldRecords({ kinds }: HeldRecordsProps) {
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

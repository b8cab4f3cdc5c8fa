import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { palette } from '../../theme/palette.js';
import { plainText } from '../list/column.js';
import type { FormValues } from './use-save-record.js';

interface ConflictDialogProps {
  readonly mine: FormValues;
  readonly theirs: RaRecord;
  /** The fields to compare and how each is called. */
  readonly labels: Readonly<Record<string, string>>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onContinue: () => void;
}

function Version({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, p: 1.5, borderRadius: 1.5, bgcolor: palette.paper.deep }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '10rem', overflowY: 'auto' }}
      >
        {text === '' ? '(vazio)' : text}
      </Typography>
    </Box>
  );
}

/** Someone else saved first: both versions side by side, and the person chooses; nothing is overwritten before that. */
export function ConflictDialog({ mine, theirs, labels, onKeepMine, onTakeTheirs, onContinue }: ConflictDialogProps) {
  const differing = Object.keys(labels).filter((field) => plainText(mine[field]) !== plainText(theirs[field]));
  return (
    <Dialog open onClose={onContinue} maxWidth="md" fullWidth aria-labelledby="conflito">
      <DialogTitle id="conflito">Este registo foi alterado por outra pessoa</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Enquanto editava, outra pessoa guardou alterações. Nada foi substituído e o que escreveu não se perdeu.
          Escolha como continuar.
        </DialogContentText>
        {differing.map((field) => (
          <Box key={field} sx={{ mb: 2 }}>
            <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
              {labels[field]}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1.5, flexDirection: { xs: 'column', sm: 'row' } }}>
              <Version title="A sua versão" text={plainText(mine[field])} />
              <Version title="Versão guardada" text={plainText(theirs[field])} />
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onContinue}>Continuar a editar</Button>
        <Button onClick={onTakeTheirs} variant="outlined">
          Usar a versão guardada
        </Button>
        <Button onClick={onKeepMine} variant="contained">
          Guardar a minha versão
        </Button>
      </DialogActions>
    </Dialog>
  );
}

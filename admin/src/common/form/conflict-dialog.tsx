import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';
import { plainText } from '../list/column.js';
import type { RecordEditor } from './record-editor.js';
import type { FormValues } from './form-values.js';

interface ConflictDialogProps {
  readonly editor: Pick<RecordEditor, 'labels' | 'views'>;
  readonly mine: FormValues;
  readonly theirs: RaRecord;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onContinue: () => void;
}

interface VersionProps {
  readonly title: string;
  readonly field: string;
  readonly children: ReactNode;
}

function Version({ title, field, children }: VersionProps) {
  return (
    <Box
      role="group"
      aria-label={`${field}: ${title}`}
      // A long text scrolls, with the keyboard too.
      tabIndex={0}
      sx={{
        flex: 1,
        minWidth: 0,
        p: 1.5,
        borderRadius: 1.5,
        bgcolor: palette.paper.deep,
        maxHeight: '12rem',
        overflowY: 'auto',
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Someone else saved first: both versions side by side, and the person chooses; nothing is overwritten before that. */
export function ConflictDialog({ editor, mine, theirs, onKeepMine, onTakeTheirs, onContinue }: ConflictDialogProps) {
  const { labels, views = {} } = editor;
  const differing = Object.entries(labels).filter(([field]) => plainText(mine[field]) !== plainText(theirs[field]));
  const shown = (field: string, value: unknown): ReactNode => {
    const text = plainText(value);
    return text === '' ? '(vazio)' : (views[field]?.(value) ?? text);
  };
  return (
    <Dialog open onClose={onContinue} maxWidth="md" fullWidth aria-labelledby="conflito">
      <DialogTitle id="conflito">Este registo foi alterado por outra pessoa</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>
          Enquanto editava, outra pessoa guardou alterações. Nada foi substituído e o que escreveu não se perdeu.
          Escolha como continuar.
        </DialogContentText>
        {differing.length === 0 && <Typography>As duas versões têm o mesmo conteúdo.</Typography>}
        {differing.map(([field, label]) => (
          <Box key={field} sx={{ mb: 2 }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {label}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1.5, flexDirection: { xs: 'column', sm: 'row' } }}>
              <Version title="A sua versão" field={label}>
                {shown(field, mine[field])}
              </Version>
              <Version title="Versão guardada" field={label}>
                {shown(field, theirs[field])}
              </Version>
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1, '& > button': { flexGrow: { xs: 1, sm: 0 } } }}
      >
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

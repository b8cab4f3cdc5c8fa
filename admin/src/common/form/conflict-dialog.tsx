import { Box, Button, DialogContentText, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { get, set } from 'react-hook-form';
import { palette } from '../../theme/palette.js';
import { plainText } from '../list/column.js';
import { TitledDialog } from '../titled-dialog.js';
import type { FormValues, RecordEditor } from './record-editor.js';
import { type Conflict, whoSaved } from './use-save.js';

interface ConflictDialogProps {
  readonly editor: Pick<RecordEditor, 'labels' | 'views'>;
  readonly conflict: Conflict;
  readonly onSave: (values: FormValues) => void;
  readonly onContinue: () => void;
}

type Side = 'mine' | 'theirs';

const titles: Readonly<Record<Side, string>> = { mine: 'A sua versão', theirs: 'Versão guardada' };

const versionSx = {
  p: 1.5,
  borderRadius: 1.5,
  bgcolor: palette.paper.deep,
  maxHeight: '12rem',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const growingSx = { flexGrow: { xs: 1, sm: 0 } } as const;

export function ConflictDialog({ editor, conflict, onSave, onContinue }: ConflictDialogProps) {
  const { labels, views = {} } = editor;
  const { merged, disputed, theirs } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const shown = (field: string, values: FormValues): ReactNode => {
    const value: unknown = get(values, field);
    const text = plainText(value);
    return text === '' ? '(vazio)' : (views[field]?.(value, values) ?? text);
  };
  const choose = (): void => {
    const chosen = structuredClone<FormValues>({ ...merged, versao: theirs.values['versao'] });
    for (const field of disputed) if (sides[field] === 'theirs') set(chosen, field, get(theirs.values, field));
    onSave(chosen);
  };
  return (
    <TitledDialog
      title="Este registo foi alterado por outra pessoa"
      onClose={onContinue}
      maxWidth="md"
      isDivided
      actions={
        <>
          <Button onClick={onContinue} sx={growingSx}>
            Continuar a editar
          </Button>
          <Button onClick={choose} variant="contained" sx={growingSx}>
            Guardar o que escolhi
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>
        {whoSaved(theirs)} enquanto editava. Nada se perdeu, nem de um lado nem do outro, e o que mudaram em campos
        diferentes já está junto. Falta só escolher a versão que fica{' '}
        {disputed.length === 1 ? 'deste campo' : 'destes campos'}.
      </DialogContentText>
      {disputed.map((field) => {
        const label = labels[field] ?? field;
        return (
          <Box key={field} sx={{ mb: 2 }}>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {label}
            </Typography>
            <RadioGroup
              aria-label={`${label}: que versão fica`}
              value={sides[field] ?? 'mine'}
              onChange={(_event, side) => setSides((before) => ({ ...before, [field]: side as Side }))}
              sx={{ display: 'flex', gap: 1.5, flexWrap: 'nowrap', flexDirection: { xs: 'column', sm: 'row' } }}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <Box key={side} sx={{ flex: 1, minWidth: 0 }}>
                  <FormControlLabel value={side} control={<Radio size="small" />} label={titles[side]} />
                  {/* a long text scrolls, with the keyboard too */}
                  <Typography
                    component="div"
                    role="group"
                    aria-label={`${label}: ${titles[side]}`}
                    tabIndex={0}
                    sx={versionSx}
                  >
                    {shown(field, side === 'mine' ? merged : theirs.values)}
                  </Typography>
                </Box>
              ))}
            </RadioGroup>
          </Box>
        );
      })}
    </TitledDialog>
  );
}

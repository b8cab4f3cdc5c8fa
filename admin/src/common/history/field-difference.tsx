import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { palette } from '../../theme/palette.js';
import type { FormValues } from '../form/form-values.js';
import type { RecordEditor } from '../form/record-editor.js';
import { plainText } from '../list/column.js';
import type { VersionField } from './field-names.js';
import { WordDifference } from './word-difference.js';

interface FieldDifferenceProps {
  readonly field: VersionField;
  readonly editor: RecordEditor;
  /** All that the record held, and all that it holds. */
  readonly before: FormValues;
  readonly after: FormValues;
  readonly action: ReactNode;
}

/** Shows one field before and after a change. */
export function FieldDifference({ field, editor, before, after, action }: FieldDifferenceProps) {
  const { property, source, label } = field;
  const view = editor.views?.[source];
  const shown = (values: FormValues): ReactNode => {
    const value = values[property];
    return plainText(value) === '' ? '(vazio)' : view?.(value, values);
  };
  return (
    <Box component="section" aria-label={label} sx={{ mb: 2, p: 1.5, borderRadius: 1.5, bgcolor: palette.paper.deep }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {label}
        </Typography>
        {action}
      </Box>
      {view === undefined ? (
        <WordDifference before={plainText(before[property])} after={plainText(after[property])} />
      ) : (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Box component="del" sx={{ opacity: 0.75 }}>
            {shown(before)}
          </Box>
          <ArrowDownwardIcon fontSize="small" titleAccess="passou a" />
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {shown(after)}
          </Box>
        </Box>
      )}
    </Box>
  );
}

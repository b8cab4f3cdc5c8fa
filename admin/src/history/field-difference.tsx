import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import { Box, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { palette } from '../theme/palette.js';
import type { FormValues } from '../common/form/record-editor.js';
import { plainText } from '../common/list/column.js';
import { Row, Stack } from '../common/stack.js';
import { visuallyHidden } from '../common/visually-hidden.js';
import type { VersionEditor } from './history-dialog.js';
import type { VersionField } from './version-list.js';

interface FieldDifferenceProps {
  readonly field: VersionField;
  readonly editor: VersionEditor;
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
      <Row sx={{ mb: 0.5 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {label}
        </Typography>
        {action}
      </Row>
      {view === undefined ? (
        <WordDifference before={plainText(before[property])} after={plainText(after[property])} />
      ) : (
        <Stack gap={0.5} sx={{ justifyItems: 'start' }}>
          <Box component="del" sx={{ opacity: 0.75 }}>
            {shown(before)}
          </Box>
          <ArrowDownwardIcon fontSize="small" titleAccess="passou a" />
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {shown(after)}
          </Box>
        </Stack>
      )}
    </Box>
  );
}

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** Above this, comparing word by word takes long. */
const LONGEST = 40_000;

const goneSx = { bgcolor: palette.coral.light, color: palette.coral.dark, textDecoration: 'line-through' } as const;

const newSx = { bgcolor: palette.teal.light, color: palette.teal.dark, textDecoration: 'none' } as const;

function Part({ as, says, sx, children }: { as: 'del' | 'ins'; says: string; sx: object; children: ReactNode }) {
  return (
    <Box component={as} sx={{ borderRadius: 0.5, ...sx }}>
      <span style={visuallyHidden}>{says}: </span>
      {children}
    </Box>
  );
}

/** Two texts as one: what went is struck through, what came is marked. */
function WordDifference({ before, after }: WordDifferenceProps) {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ].filter(({ value }) => value !== '');
  const parts = before.length + after.length > LONGEST ? whole : diffWordsWithSpace(before, after);
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${added} ${removed}`;
        if (added) {
          return (
            <Part key={key} as="ins" says="Acrescentado" sx={newSx}>
              {value}
            </Part>
          );
        }
        if (removed) {
          return (
            <Part key={key} as="del" says="Retirado" sx={goneSx}>
              {value}
            </Part>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </Typography>
  );
}

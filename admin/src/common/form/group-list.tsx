import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { useSimpleFormIterator } from 'ra-core';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { palette } from '../../theme/palette.js';
import { FormContext, useField, useFormStatus } from './form-context.js';
import { fieldsGridSx, unseenSx } from './form-section.js';
import type { RecordEditor } from './record-editor.js';

interface GroupListProps {
  readonly source: string;
  /** How one is called: 'Prémio'. */
  readonly one: string;
  readonly editor: RecordEditor;
  readonly hint: string;
  readonly children: ReactNode;
}

const frame = `1px solid ${palette.ink.line}`;

const iteratorSx = {
  // react-admin takes the last one's line away
  '& > ul > li:last-child': { borderBottom: frame },
  '& .RaSimpleFormIterator-line': {
    ...unseenSx,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 1,
    border: frame,
    borderRadius: 2,
    p: { xs: 1.5, md: 2 },
    mb: 1.5,
  },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', justifySelf: 'end' },
  '& .RaSimpleFormIterator-form': fieldsGridSx,
} as const;

function AddGroupButton({ one }: { readonly one: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add()}>
      Adicionar {one.toLowerCase()}
    </Button>
  );
}

interface GroupIteratorProps {
  readonly one: string;
  readonly isBusy: boolean;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly children: ReactNode;
}

/** The groups of a list, each in its frame, with buttons that are always there: add, remove, up and down. */
export function GroupIterator({ one, isBusy, canAdd, canRemove, children }: GroupIteratorProps) {
  return (
    <SimpleFormIterator
      fullWidth
      disableClear
      disableAdd={isBusy || !canAdd}
      disableRemove={isBusy || !canRemove}
      disableReordering={isBusy}
      addButton={<AddGroupButton one={one} />}
      getItemLabel={(index) => (
        <Typography component="span" variant="subtitle1">
          {one} {index + 1}
        </Typography>
      )}
      sx={iteratorSx}
    >
      {children}
    </SimpleFormIterator>
  );
}

/** Returns how many groups a list has: no key that is typed in one draws them all anew. */
export function useCount(source: string): number {
  return useWatch({ name: source, compute: (groups: unknown) => (Array.isArray(groups) ? groups.length : 0) });
}

export function GroupList({ source, one, editor, hint, children }: GroupListProps) {
  const status = useFormStatus();
  const { label, maxItems = Number.POSITIVE_INFINITY } = useField(source);
  const count = useCount(source);
  return (
    <div className="inteiro">
      <ArrayInput source={source} label={label} helperText={`${hint} · ${count} / ${maxItems}`} sx={{ width: '100%' }}>
        <GroupIterator one={one} isBusy={status.isBusy} canAdd={count < maxItems} canRemove>
          {/* the group's own labels and limits */}
          <FormContext value={{ ...status, editor }}>{children}</FormContext>
        </GroupIterator>
      </ArrayInput>
    </div>
  );
}

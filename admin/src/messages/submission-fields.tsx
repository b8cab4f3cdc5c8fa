import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrivalSentence } from '../common/dates/when.js';
import { plainText } from '../common/list/column.js';
import { useSection } from '../common/section/section-context.js';
import { attachmentName } from './attachment-name.js';
import { DocumentButton } from './document-button.js';
import { type DetailField, type InboxSpec, type Submission, senderOf } from './submission.js';

function isAddress(text: string): boolean {
  return /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text);
}

interface FieldValueProps {
  readonly kind: DetailField['kind'];
  readonly text: string;
  readonly savedAs: string;
}

function FieldValue({ kind, text, savedAs }: FieldValueProps) {
  if (text === '')
    return <Box sx={{ color: 'text.secondary' }}>{kind === 'documento' ? 'Sem documento' : '(não indicado)'}</Box>;
  switch (kind) {
    case 'email':
      return isAddress(text) ? <Link href={`mailto:${text}`}>{text}</Link> : <>{text}</>;
    case 'phone':
      return <Link href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</Link>;
    case 'arrival':
      return <ArrivalSentence iso={text} />;
    case 'documento':
      return <DocumentButton name={text} savedAs={savedAs} />;
    case 'long':
    case 'text':
    case undefined:
      return text;
  }
}

interface SubmissionFieldsProps {
  readonly record: Submission;
  readonly spec: InboxSpec;
}

/** Every field with its label. What people wrote is only ever text here. */
export function SubmissionFields({ record, spec }: SubmissionFieldsProps) {
  const savedAs = attachmentName(useSection().attachment, senderOf(spec, record));
  return (
    <FieldList>
      {spec.fields.map(({ source, label, kind }) => (
        <LabelledValue key={source} label={label} isWide={kind === 'long' || kind === 'documento'}>
          <FieldValue kind={kind} text={plainText(record[source])} savedAs={savedAs} />
        </LabelledValue>
      ))}
    </FieldList>
  );
}

/** The fields of a submission, two in a row where there is room. */
export function FieldList({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.75,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

interface LabelledValueProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One field of a submission with its label. */
export function LabelledValue({ label, isWide = false, children }: LabelledValueProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
      <Box component="dt" sx={{ fontSize: '0.85rem', fontWeight: 700, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {children}
      </Box>
    </Box>
  );
}

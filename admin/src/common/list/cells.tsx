import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router';
import { situationOf } from '../drafts/situation.js';
import { StateCell } from '../drafts/states.js';
import { editPathOf, useNamedRecord, useSection } from '../section/section-context.js';

/** The name of a row in its table, with its state where visitors do not see just this. */
export function TitleCell({ text }: { readonly text: string }) {
  const record = useRecordContext();
  return (
    <>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: '9rem' }}>{text}</Typography>
      <StateCell situacao={situationOf(record)} />
    </>
  );
}

/** Leads from a row to its editor. */
export function EditLink() {
  const { record, name } = useNamedRecord();
  const path = editPathOf(useSection(), record);
  return (
    <Button component={Link} to={path} startIcon={<EditIcon />} aria-label={`Editar ${name}`}>
      Editar
    </Button>
  );
}

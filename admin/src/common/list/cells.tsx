import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useEditPath, useNamedRecord } from '../section/section-context.js';

/** The name of a row, in its table. */
export function TitleCell({ text }: { readonly text: string }) {
  return <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: '9rem' }}>{text}</Typography>;
}

/** Leads from a row to its editor. */
export function EditLink() {
  const { record, name } = useNamedRecord();
  const editPath = useEditPath();
  return (
    <Button component={Link} to={editPath(record)} startIcon={<EditIcon />} aria-label={`Editar ${name}`}>
      Editar
    </Button>
  );
}

import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useEditPath } from '../section/use-edit-path.js';
import { useNamedRecord } from '../section/use-named-record.js';

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

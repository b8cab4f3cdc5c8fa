import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

/** Leads from a row to its editor. */
export function EditLink({ path, name }: { readonly path: string; readonly name: string }) {
  return (
    <Button component={Link} to={path} startIcon={<EditIcon />} aria-label={`Editar ${name}`}>
      Editar
    </Button>
  );
}

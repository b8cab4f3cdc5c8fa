import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';

interface RemoveButtonProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Asks for a submission that stands apart to be deleted. */
export function RemoveButton({ name, isBusy, onRemove }: RemoveButtonProps) {
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      disabled={isBusy}
      onClick={onRemove}
      aria-label={`Eliminar ${name}`}
    >
      Eliminar
    </Button>
  );
}

import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { useFormStatus } from '../form/form-context.js';
import { usePreview } from './preview-context.js';

/** Shows the page with what is stored; what is typed is stored first, as a draft. */
export function PreviewButton({ onSaveDraft }: { readonly onSaveDraft: () => void }) {
  const { dirtyFields } = useFormState();
  const { isBusy, isUploading } = useFormStatus();
  const preview = usePreview();
  if (preview === null) return null;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const show = (): void => {
    if (isDirty) onSaveDraft();
    preview.setOpen(isDirty || !preview.isOpen);
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PreviewIcon />}
      disabled={isBusy || isUploading}
      onClick={show}
    >
      {isDirty
        ? 'Guardar em rascunho e pré-visualizar'
        : preview.isOpen
          ? 'Fechar a pré-visualização'
          : 'Pré-visualizar'}
    </Button>
  );
}

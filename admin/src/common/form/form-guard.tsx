import { useFormState } from 'react-hook-form';
import { useFormStatus } from './form-context.js';
import { UnsavedGuard } from './unsaved-guard.js';

/** Guards the surrounding form: what was changed, and files that are on their way. */
export function FormGuard({ isOver }: { readonly isOver: boolean }) {
  const { dirtyFields } = useFormState();
  const { isUploading } = useFormStatus();
  return <UnsavedGuard isUnsaved={!isOver && (isUploading || Object.keys(dirtyFields).length > 0)} />;
}

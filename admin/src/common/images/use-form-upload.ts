import { useEffect } from 'react';
import { useFormStatus } from '../form/form-context.js';
import { type Upload, useUpload } from './use-upload.js';

/** An upload that belongs to a form: until it is over the form cannot be saved, nor left without a question. */
export function useFormUpload(failure: string): Upload {
  const { holdForUpload } = useFormStatus();
  const upload = useUpload(failure);
  const { isUploading } = upload;
  useEffect(() => (isUploading ? holdForUpload() : undefined), [isUploading, holdForUpload]);
  return upload;
}

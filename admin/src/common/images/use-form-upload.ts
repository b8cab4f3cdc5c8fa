import { useEffect } from 'react';
import { useFormStatus } from '../form/form-context.js';
import { type Upload, type UploadOptions, useUpload } from './use-upload.js';

/** An upload that belongs to a form: until it is over, or given up, the form cannot be saved, nor left without a question. */
export function useFormUpload(options: UploadOptions): Upload {
  const { holdForUpload } = useFormStatus();
  const upload = useUpload(options);
  const isOnItsWay = upload.isUploading || upload.failed?.isWaiting === true;
  useEffect(() => (isOnItsWay ? holdForUpload() : undefined), [isOnItsWay, holdForUpload]);
  return upload;
}

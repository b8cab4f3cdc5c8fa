import { createContext, useContext } from 'react';

interface PreviewStatus {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export const PreviewContext = createContext<PreviewStatus | null>(null);

/** Whether the preview stands beside the editor; null where there is none. */
export function usePreview(): PreviewStatus | null {
  return useContext(PreviewContext);
}

import { useEffect } from 'react';
import { UploadProgress } from '~/components/forms/upload-progress';
import { project } from '~/content/project';
import type { Upload } from './use-uploads';

const { files: texts } = project;

type Props = {
  uploads: readonly Upload[];
  onDismiss: (id: number) => void;
  /** Told whether any is still on its way. */
  onGoing: (isGoing: boolean) => void;
};

/** The files on their way, and those that were not taken. */
export function UploadList({ uploads, onDismiss, onGoing }: Props) {
  const isGoing = uploads.some(({ sentence }) => sentence === undefined);
  useEffect(() => onGoing(isGoing), [isGoing, onGoing]);
  return (
    <div role="status">
      {uploads.length > 0 && (
        <ul className="mt-6 grid gap-4">
          {uploads.map(({ id, name, share, isWaiting, sentence }) => (
            <li key={id} className="cut-small border-2 border-ink bg-white p-4">
              <p className="wrap-anywhere">
                {sentence ? (
                  <>
                    <strong>{name}</strong>: {sentence}
                  </>
                ) : (
                  (isWaiting ? texts.waiting : texts.sending).replace('{file}', name)
                )}
              </p>
              {sentence ? (
                <button type="button" className="link py-1 font-bold" onClick={() => onDismiss(id)}>
                  {texts.dismiss}
                </button>
              ) : (
                <UploadProgress share={share} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

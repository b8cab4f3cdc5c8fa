import { useRef, useState } from 'react';
import { FieldError } from '~/components/forms/field-error';
import { FileZone } from '~/components/forms/file-zone';
import { post } from '~/components/forms/post';
import { project } from '~/content/project';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

const { document: texts, files: fileTexts } = project;

type Props = {
  /** The address of the school's page in the API. */
  api: string;
  /** The name of the PDF that is there. */
  name: string | null;
  onUploading: (isUploading: boolean) => void;
};

/** The one PDF of a project. */
export function ProjectDocument({ api, name, onUploading }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState(name);
  const [error, setError] = useState<string>();
  const { uploads, add, dismiss } = useUploads(`${api}/ficheiros`, (file) => setHeld(file.name));

  function take([file]: readonly File[]) {
    if (input.current) input.current.value = '';
    if (file === undefined) return;
    const isPdf = /\.pdf$/i.test(file.name);
    setError(isPdf ? undefined : fileTexts.wrongPdf);
    if (isPdf) add([file]);
  }

  async function remove() {
    const answer = await post(`${api}/documento`, '', { method: 'DELETE' });
    if (answer?.status === 200 || answer?.status === 404) setHeld(null);
    else setError(fileTexts.failure);
  }

  return (
    <section aria-labelledby="pdf">
      <h2 id="pdf" className="text-section">
        {texts.title}
      </h2>
      <p className="mt-3 mb-6">{texts.text}</p>
      {held !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
          <span className="wrap-anywhere">
            {texts.has}{' '}
            <a href={`${api}/documento`} className="link font-bold" download>
              {held}
            </a>
          </span>
          <button type="button" className="link py-1 font-bold" onClick={() => void remove()}>
            {texts.remove}
            <span className="sr-only"> {held}</span>
          </button>
        </p>
      )}
      <label htmlFor="documento" className="sr-only">
        {texts.title}
      </label>
      <FileZone
        id="documento"
        input={input}
        accept="application/pdf,.pdf"
        prompt={texts.prompt}
        described={error ? { 'aria-invalid': true, 'aria-describedby': 'documento-error' } : {}}
        locked={uploads.some(({ sentence }) => sentence === undefined)}
        progress={undefined}
        chosen={undefined}
        onFiles={take}
        onRemove={() => undefined}
      />
      <UploadList uploads={uploads} onDismiss={dismiss} onGoing={onUploading} />
      <FieldError id="documento-error">{error}</FieldError>
    </section>
  );
}

import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import { checkPdf } from './check-pdf';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';
import { UploadProgress } from './upload-progress';

const texts = formTexts.file;
const size = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1 });

/** One PDF: dropped or chosen, replaced or removed. */
export function PdfField({ field, id, error, progress, onError }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [over, setOver] = useState(false);

  function take(files: FileList | null, way: 'dropped' | 'chosen') {
    const [candidate] = files ?? [];
    // Closing the picker without a choice empties the input.
    if (!candidate || !input.current) return clear();
    const sentence = files?.length === 1 ? checkPdf(candidate, way) : texts.droppedWrong;
    if (sentence) {
      clear();
      return onError(sentence);
    }
    if (way === 'dropped') input.current.files = files;
    setFile(candidate);
    onError(undefined);
  }

  function clear() {
    if (input.current) input.current.value = '';
    setFile(undefined);
    onError(undefined);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files, 'dropped');
  }

  return (
    <>
      <FieldLabel field={field} id={id} />
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`cut-small mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-3 border-3 border-dashed border-ink p-4 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-partilhar-deep ${over ? 'bg-imaginar' : 'bg-white'}`}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name={field.name}
          accept="application/pdf,.pdf"
          className="sr-only"
          onChange={(event) => take(event.currentTarget.files, 'chosen')}
          {...describedBy(id, field.hint, error)}
        />
        {file ? (
          <>
            <p className="min-w-0 flex-1 basis-52 break-words">
              <span className="sr-only">{texts.attached} </span>
              <strong>{file.name}</strong> ({size.format(file.size / 1024 / 1024)} MB)
            </p>
            <button
              type="button"
              className="link min-h-8"
              disabled={progress !== undefined}
              onClick={() => input.current?.click()}
            >
              {texts.replace}
            </button>
            <button
              type="button"
              className="link min-h-8"
              disabled={progress !== undefined}
              onClick={() => {
                clear();
                input.current?.focus();
              }}
            >
              {texts.remove}
            </button>
            {progress !== undefined && <UploadProgress share={progress} />}
          </>
        ) : (
          <p>
            {texts.prompt}{' '}
            <label htmlFor={id} className="link cursor-pointer">
              {texts.browse}
            </label>
            .
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

import { useRef, useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import { inMegabytes } from '~/lib/words/in-megabytes';
import { checkPdf } from './check-pdf';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';
import { FileZone } from './file-zone';
import { useOnce } from './use-once';
import { withSize } from './with-size';

const texts = formTexts.file;

function sizeOf({ size: bytes }: File): string {
  const kb = bytes / 1024;
  return kb < 100 ? `${Math.ceil(kb)} kB` : `${inMegabytes(bytes)} MB`;
}

/** One PDF: dropped or chosen, replaced or removed. */
export function PdfField({ field: asked, limits, id, error, progress, onError }: FieldProps) {
  const maxBytes = limits?.maxLength ?? Infinity;
  const field = { ...asked, hint: asked.hint && withSize(asked.hint, maxBytes) };
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();

  /** The input holds what the form sends, however it came. */
  function hold(next: File | undefined) {
    const transfer = new DataTransfer();
    if (next) transfer.items.add(next);
    if (input.current) input.current.files = transfer.files;
    setFile(next);
    // The form is told, as of anything else that is answered.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function take(files: File[], way: 'dropped' | 'chosen') {
    // Nothing, where the picker was closed or a text was dropped; a wrong file does not take a good one's place either.
    if (files.length === 0) return hold(file);
    const sentence = checkPdf(files, way, maxBytes);
    hold(sentence ? file : files[0]);
    onError(sentence);
  }

  useOnce(() => {
    const before = input.current?.files;
    if (before?.length) take([...before], 'chosen');
  });

  return (
    <>
      <FieldLabel field={field} id={id} />
      <FileZone
        id={id}
        input={input}
        name={field.name}
        accept="application/pdf,.pdf"
        prompt={texts.prompt}
        described={describedBy(id, field.hint, error)}
        locked={progress !== undefined}
        progress={file && progress}
        onFiles={take}
        onRemove={() => {
          hold(undefined);
          onError(undefined);
        }}
        chosen={
          file && (
            <p className="min-w-0 flex-1 basis-52 break-words">
              <span className="sr-only">{texts.attached} </span>
              <strong>{file.name}</strong> ({sizeOf(file)})
            </p>
          )
        }
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

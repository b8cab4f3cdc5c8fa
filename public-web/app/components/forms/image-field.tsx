import { useEffect, useRef, useState } from 'react';
import { uploadInput } from '@contract/limits/upload-input';
import { formTexts } from '~/content/forms/texts';
import { useRootData } from '~/lib/pages/root-data';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';
import { FileZone } from './file-zone';
import { uploadPicture } from './upload-picture';
import { useOnce } from './use-once';
import { withSize } from './with-size';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const { maxLength: maxBytes } = uploadInput.images;
const texts = formTexts.image;

/** A picture, stored as soon as it is chosen; the form sends its address. */
export function ImageField({ field: asked, id, error, progress, onError, onBusy }: FieldProps) {
  const field = { ...asked, hint: asked.hint && withSize(asked.hint, maxBytes) };
  const { apiUrl } = useRootData();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string>();
  // Visitors are not shown what is stored before somebody approves it: they see the file of their own.
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  const [share, setShare] = useState<number>();
  const locked = share !== undefined || progress !== undefined;

  async function take(files: File[]) {
    // Emptied, so that choosing the same file again is a choice too.
    if (input.current) input.current.value = '';
    const [file] = files;
    if (!file || locked) return;
    // which of them it takes, the API says by its bytes, and why not
    if (files.length > 1 || file.size > maxBytes || !/^(image\/|$)/.test(file.type))
      return onError(withSize(texts.wrong, maxBytes));
    onError(undefined);
    onBusy(true);
    setShare(0);
    const stored = await uploadPicture(apiUrl, file, { headers: field.headers ?? {}, onProgress: setShare });
    setShare(undefined);
    onBusy(false);
    if ('sentence' in stored) return onError(stored.sentence);
    setAddress(stored.address);
    setPreview(URL.createObjectURL(file));
  }

  useOnce(() => void take([...(input.current?.files ?? [])]));

  return (
    <>
      <FieldLabel field={field} id={id} />
      <FileZone
        id={id}
        input={input}
        accept={TYPES.join(',')}
        prompt={texts.prompt}
        described={describedBy(id, field.hint, error)}
        locked={locked}
        progress={share}
        onFiles={(files) => void take(files)}
        onRemove={() => setAddress(undefined)}
        chosen={address && <img src={preview} alt={texts.chosen} className="cut-small size-40 object-cover" />}
      />
      <span role="status" className={share === undefined ? undefined : 'text-small'}>
        {share !== undefined && texts.busy}
      </span>
      {address && <input type="hidden" name={field.name} value={address} />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

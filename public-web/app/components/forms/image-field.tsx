import { useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import { useRootData } from '~/lib/root-data';
import { FieldError } from './field-error';
import { FieldLabel } from './field-label';
import { describedBy, type FieldProps } from './field-props';
import { uploadPicture } from './upload-picture';

const MAX_BYTES = 10 * 1024 * 1024;
const texts = formTexts.image;

/** A picture, stored as soon as it is chosen; the form sends its address. */
export function ImageField({ field, id, error, onError }: FieldProps) {
  const { apiUrl } = useRootData();
  const [address, setAddress] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function take(file: File | undefined) {
    if (!file || busy) return;
    if (file.size > MAX_BYTES || !file.type.startsWith('image/')) return onError(texts.wrong);
    setBusy(true);
    onError(undefined);
    try {
      setAddress(await uploadPicture(apiUrl, file, field.headers ?? {}));
    } catch {
      onError(texts.failure);
    }
    setBusy(false);
  }

  return (
    <>
      <FieldLabel field={field} id={id} />
      <div className="cut-small mt-1.5 flex flex-wrap items-center gap-5 border-3 border-dashed border-ink bg-white p-4">
        {address && <img src={address} alt={texts.chosen} className="cut-small size-40 object-cover" />}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={busy}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
          {...describedBy(id, field.hint, error)}
        />
        <span role="status">{busy && texts.busy}</span>
        {address && (
          <button type="button" className="link min-h-8" onClick={() => setAddress(undefined)}>
            {formTexts.file.remove}
          </button>
        )}
      </div>
      {address && <input type="hidden" name={field.name} value={address} />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

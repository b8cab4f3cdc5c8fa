import type { ComponentProps, DragEvent, ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { formTexts } from '~/content/forms/texts';
import { UploadProgress } from './upload-progress';
import { useDropGuard } from './use-drop-guard';

const texts = formTexts.file;

type Props = {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  name?: string;
  accept: string;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  prompt: string;
  /** The attributes that tie the input to its hint and its error. */
  described: object;
  /** The chosen file, as it is shown to the person; nothing while there is none. */
  chosen: ReactNode;
  /** Nothing can be changed now. */
  locked: boolean;
  /** Share of an upload that has gone. */
  progress: number | undefined;
  onFiles: (files: File[], way: 'dropped' | 'chosen') => void;
  onRemove: () => void;
};

function FileButton(props: ComponentProps<'button'>) {
  return <button type="button" className="link min-h-8 disabled:cursor-default disabled:opacity-60" {...props} />;
}

/** Where a file is dropped or chosen, replaced and removed. */
export function FileZone(props: Props) {
  const { id, input, name, accept, multiple, prompt, described, chosen, locked, progress, onFiles, onRemove } = props;
  const [over, setOver] = useState(false);
  useDropGuard();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!locked) onFiles([...event.dataTransfer.files], 'dropped');
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!locked);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
      data-over={over || undefined}
      className="cut-small mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-3 border-3 border-dashed border-ink bg-white p-4 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-partilhar-deep has-[[aria-invalid=true]]:border-sentir-deep data-over:bg-imaginar"
    >
      <input
        ref={input}
        id={id}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        className="sr-only"
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])], 'chosen')}
        {...described}
      />
      {chosen ? (
        <>
          {chosen}
          <div className="flex gap-5">
            <FileButton disabled={locked} onClick={() => input.current?.click()}>
              {texts.replace}
            </FileButton>
            <FileButton
              disabled={locked}
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            >
              {texts.remove}
            </FileButton>
          </div>
        </>
      ) : (
        !locked && (
          <p>
            {prompt}{' '}
            <label htmlFor={id} className="link cursor-pointer">
              {texts.browse}
            </label>
            .
          </p>
        )
      )}
      {progress !== undefined && <UploadProgress share={progress} />}
    </div>
  );
}

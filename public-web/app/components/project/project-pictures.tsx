import { useRef, useState } from 'react';
import { MAX_PROJECT_PICTURES } from '@contract/project';
import { fotoProjetoInput } from '@contract/limits/foto-projeto-input';
import type { components } from '@contract/api';
import { FieldError } from '~/components/forms/field-error';
import { FileZone } from '~/components/forms/file-zone';
import { post } from '~/components/forms/post';
import { project } from '~/content/project';
import type { Outcome, Saver } from './saver';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

const { pictures: texts, files: fileTexts } = project;
type Picture = components['schemas']['FotoProjeto'];

type Props = {
  /** The address of the school's page in the API. */
  api: string;
  saver: Saver;
  pictures: readonly Picture[];
  onChange: (change: (pictures: readonly Picture[]) => readonly Picture[]) => void;
  onUploading: (isUploading: boolean) => void;
};

/** The pictures of a project, each with its description and whether children can be recognised in it. */
export function ProjectPictures({ api, saver, pictures, onChange, onUploading }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<string>();
  // Visitors are not shown what waits for approval, and a sent file need not come back: people see the one they chose.
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { uploads, add, dismiss } = useUploads(`${api}/ficheiros`, (file, nome) => {
    if (nome === null) return;
    setChosen((now) => ({ ...now, [nome]: URL.createObjectURL(file) }));
    onChange((now) => (now.some((one) => one.nome === nome) ? now : [...now, { nome, descricao: '', menores: null }]));
  });
  const going = uploads.filter(({ sentence }) => sentence === undefined).length;
  const room = MAX_PROJECT_PICTURES - pictures.length - going;
  const withMax = (text: string) => text.replace('{max}', String(MAX_PROJECT_PICTURES));

  function take(files: readonly File[]) {
    if (input.current) input.current.value = '';
    if (files.length === 0) return;
    const images = files.filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));
    setError(images.length < files.length ? fileTexts.wrong : images.length > room ? withMax(texts.full) : undefined);
    add(images.slice(0, room));
  }

  async function remove(nome: string) {
    await saver.flush();
    const answer = await post(`${api}/fotos/${nome}`, '', { method: 'DELETE' });
    if (answer?.status !== 200 && answer?.status !== 404) return setSaid(texts.failure);
    setSaid(texts.removed);
    onChange((now) => now.filter((one) => one.nome !== nome));
  }

  function describe(changed: Picture) {
    onChange((now) => now.map((one) => (one.nome === changed.nome ? changed : one)));
    saver.put(changed.nome, async (): Promise<Outcome> => {
      const { nome, descricao, menores } = changed;
      const answer = await post(`${api}/fotos/${nome}`, JSON.stringify({ descricao, menores }), { method: 'PUT' });
      if (answer === undefined || answer.status >= 500 || answer.status === 429) return 'lost';
      return answer.status === 200 ? 'kept' : 'refused';
    });
  }

  return (
    <section aria-labelledby="fotografias">
      <h2 id="fotografias" className="text-section">
        {texts.title}
      </h2>
      <p className="mt-3">{withMax(texts.text)}</p>
      <p role="status" className={said === texts.failure ? 'mt-3 font-bold' : 'sr-only'}>
        {said}
      </p>
      {pictures.length > 0 && (
        <ol className="mt-6 grid gap-6">
          {pictures.map((picture, place) => (
            <li key={picture.nome} className="cut-large grid gap-5 bg-paper-deep p-5 sm:grid-cols-[12rem_1fr] sm:p-6">
              <img
                src={chosen[picture.nome] ?? `${api}/fotos/${picture.nome}?w=640`}
                alt={picture.descricao || texts.name.replace('{n}', String(place + 1))}
                loading="lazy"
                className="cut aspect-[4/3] w-full bg-paper object-cover"
              />
              <PictureWords
                picture={picture}
                place={place}
                onChange={describe}
                onRemove={() => void remove(picture.nome)}
              />
            </li>
          ))}
        </ol>
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} onGoing={onUploading} />
      {room > 0 ? (
        <div className="mt-6">
          <label htmlFor="fotos" className="sr-only">
            {texts.title}
          </label>
          <FileZone
            id="fotos"
            input={input}
            accept="image/*"
            multiple
            prompt={texts.prompt}
            described={error ? { 'aria-invalid': true, 'aria-describedby': 'fotos-error' } : {}}
            locked={false}
            progress={undefined}
            chosen={undefined}
            onFiles={take}
            onRemove={() => undefined}
          />
        </div>
      ) : (
        <p className="mt-6 font-bold">{withMax(texts.full)}</p>
      )}
      <FieldError id="fotos-error">{error}</FieldError>
    </section>
  );
}

type WordsProps = { picture: Picture; place: number; onChange: (picture: Picture) => void; onRemove: () => void };

function PictureWords({ picture, place, onChange, onRemove }: WordsProps) {
  const id = `foto-${place}`;
  const choices = [
    [false, texts.no],
    [true, texts.yes],
  ] as const;
  return (
    <div className="grid content-start gap-4">
      <div>
        <label htmlFor={`${id}-descricao`} className="block font-bold">
          {texts.alt}
        </label>
        <p id={`${id}-ajuda`} className="text-small">
          {texts.altHint}
        </p>
        <textarea
          id={`${id}-descricao`}
          aria-describedby={`${id}-ajuda`}
          rows={2}
          maxLength={fotoProjetoInput.descricao.maxLength}
          defaultValue={picture.descricao}
          onChange={({ currentTarget }) => onChange({ ...picture, descricao: currentTarget.value })}
          className="field-input mt-1.5 block"
        />
      </div>
      <fieldset>
        <legend className="font-bold">{texts.minors}</legend>
        <div className="mt-1.5 grid gap-2">
          {choices.map(([value, label]) => (
            <label key={label} className="flex min-h-8 items-center gap-3">
              <input
                type="radio"
                name={`${id}-menores`}
                checked={picture.menores === value}
                onChange={() => onChange({ ...picture, menores: value })}
                className="size-5 shrink-0 accent-ink"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="link w-fit py-1 font-bold" onClick={onRemove}>
        {texts.remove}
        <span className="sr-only"> {texts.name.replace('{n}', String(place + 1)).toLowerCase()}</span>
      </button>
    </div>
  );
}

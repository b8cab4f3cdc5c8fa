import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { components } from '@contract/api';
import { projetoEscolaInput } from '@contract/limits/projeto-escola-input';
import { fullNamesOfProject, missingOfProject, type ProjectStep } from '@contract/project';
import { forget, keep, readKept } from '~/components/forms/kept-answers';
import { NoScript } from '~/components/forms/no-script';
import { post } from '~/components/forms/post';
import { rejectionOf } from '~/components/forms/rejection';
import { TextField } from '~/components/forms/text-field';
import { useOnce } from '~/components/forms/use-once';
import type { FieldErrors } from '~/components/forms/validate';
import { projectFields } from '~/content/forms/project';
import { project } from '~/content/project';
import { useRootData } from '~/lib/pages/root-data';
import { HandIn, type OpenPage } from './hand-in';
import { ProjectDocument } from './project-document';
import { ProjectPictures } from './project-pictures';
import { SaveState } from './save-state';
import { type Outcome, Saver } from './saver';

type Project = components['schemas']['ProjetoEscola'];
type Words = Pick<Project, 'titulo' | 'frase' | ProjectStep> & { video: string };

const WORDS = 'palavras';
/** Beside the form that keeps them: enough of the link to tell two schools on one device apart, and of no use to open it. */
const keptAs = (ligacao: string) => `projeto-${ligacao.slice(0, 6)}`;

function wordsOf(begun: Project | null): Words {
  const { titulo = '', frase = '', sentir = '', imaginar = '', fazer = '', partilhar = '', video } = begun ?? {};
  return { titulo, frase, sentir, imaginar, fazer, partilhar, video: video ?? '' };
}

/** Reads what stands in the fields; a form's data would have other line ends. */
function wordsIn({ elements }: HTMLFormElement): Words {
  const words = wordsOf(null);
  for (const name of Object.keys(words) as (keyof Words)[]) {
    const control = elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) words[name] = control.value;
  }
  return words;
}

/** A project as its school writes it: all of it saves itself, until it is handed in. */
export function ProjectForm({ ligacao, page }: { ligacao: string; page: OpenPage }) {
  const { apiUrl } = useRootData();
  const { revalidate } = useRevalidator();
  const api = `${apiUrl}/api/desafio/${ligacao}`;
  const kept = keptAs(ligacao);
  const form = useRef<HTMLFormElement>(null);
  const [saver] = useState(() => new Saver());
  const [initial, setInitial] = useState(() => wordsOf(page.projeto));
  const [words, setWords] = useState(initial);
  const latest = useRef(words);
  const version = useRef(page.projeto?.versao ?? 0);
  const [pictures, setPictures] = useState(page.projeto?.fotos ?? []);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [round, setRound] = useState(0);
  const [isStale, setStale] = useState(false);
  const [isRecovered, setRecovered] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [isSendingPdf, setSendingPdf] = useState(false);

  async function saveWords(): Promise<Outcome> {
    const answers = latest.current;
    keep(kept, { answers: { ...answers, versao: String(version.current) }, files: {} });
    const body = JSON.stringify({ ...answers, versao: version.current });
    const answer = await post(`${api}/projeto`, body, { method: 'PUT' });
    if (answer === undefined || answer.status >= 500 || answer.status === 429) return 'lost';
    if (answer.status === 200) {
      version.current = (JSON.parse(answer.text) as { versao: number }).versao;
      setErrors({});
      if (latest.current === answers) forget(kept);
      return 'kept';
    }
    if (answer.status === 409) {
      setStale(true);
      void revalidate();
    }
    setErrors(rejectionOf(answer).errors);
    return 'refused';
  }

  function change(next: Words) {
    latest.current = next;
    setWords(next);
    if (!isStale) saver.put(WORDS, saveWords);
  }

  /** Begins anew with words that were not typed here. */
  function show(next: Words) {
    latest.current = next;
    setWords(next);
    setInitial(next);
    setRound((now) => now + 1);
  }

  useOnce(() => {
    const { versao, ...answers } = readKept(kept)?.answers ?? {};
    if (versao !== undefined) {
      show({ ...initial, ...answers });
      version.current = Number(versao);
      setRecovered(true);
      saver.put(WORDS, saveWords);
    } else if (form.current) {
      // typed before any script ran
      const typed = wordsIn(form.current);
      if (JSON.stringify(typed) !== JSON.stringify(initial)) change(typed);
    }
  });

  useEffect(() => {
    const flush = () => void saver.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.state !== 'saved') event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', warn);
      flush();
    };
  }, [saver]);

  function keepMine() {
    setStale(false);
    version.current = page.projeto?.versao ?? 0;
    saver.put(WORDS, saveWords);
    void saver.flush();
  }

  function takeTheirs() {
    setStale(false);
    version.current = page.projeto?.versao ?? 0;
    setPictures(page.projeto?.fotos ?? []);
    setErrors({});
    forget(kept);
    show(wordsOf(page.projeto));
    void saver.flush();
  }

  return (
    <div className="page section">
      <div className="mx-auto grid max-w-[46rem] gap-14">
        <p>
          <Link to={`/desafio/${ligacao}`} className="link font-bold">
            {project.back}
          </Link>
        </p>
        <section aria-labelledby="historia">
          <h2 id="historia" className="text-section">
            {project.words.title}
          </h2>
          <p className="mt-3">{project.intro}</p>
          <p className="mt-3 mb-6 text-small">{project.formatting}</p>
          <div role="status">{isRecovered && <p className="mb-6 font-bold">{project.recovered}</p>}</div>
          <form
            ref={form}
            key={round}
            noValidate
            className="grid gap-6"
            onInput={({ currentTarget }) => change(wordsIn(currentTarget))}
            onSubmit={(event) => event.preventDefault()}
          >
            {projectFields.map((field) => (
              <div key={field.name}>
                <TextField
                  field={{ ...field, value: initial[field.name as keyof Words] }}
                  limits={projetoEscolaInput[field.name as keyof Words]}
                  id={`projeto-${field.name}`}
                  error={errors[field.name]}
                  progress={undefined}
                  onError={() => undefined}
                  onBusy={() => undefined}
                  onLeave={() => undefined}
                />
              </div>
            ))}
            <NoScript />
          </form>
        </section>
        <ProjectPictures
          key={`fotos-${round}`}
          api={api}
          saver={saver}
          pictures={pictures}
          onChange={(changed) => setPictures((now) => [...changed(now)])}
          onUploading={setUploading}
        />
        <ProjectDocument api={api} name={page.projeto?.documento ?? null} onUploading={setSendingPdf} />
        <HandIn
          ligacao={ligacao}
          page={page}
          api={api}
          saver={saver}
          missing={missingOfProject({ ...words, fotos: pictures })}
          names={fullNamesOfProject({ ...words, fotos: pictures })}
          isUploading={isUploading || isSendingPdf}
        />
        <Discard ligacao={ligacao} api={api} saver={saver} onDone={() => forget(kept)} />
        <div role="alert" className="sticky bottom-3 z-10">
          {isStale && <Stale onMine={keepMine} onTheirs={takeTheirs} />}
        </div>
        {!isStale && <SaveState saver={saver} />}
      </div>
    </div>
  );
}

function Stale({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  const { stale } = project;
  return (
    <div className="cut border-3 border-sentir-deep bg-sentir-tint p-5">
      <p className="text-lead font-bold">{stale.title}</p>
      <p className="mt-2">{stale.text}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <button type="button" className="button" onClick={onMine}>
          {stale.mine}
        </button>
        <button type="button" className="button button-plain" onClick={onTheirs}>
          {stale.theirs}
        </button>
      </div>
    </div>
  );
}

type DiscardProps = { ligacao: string; api: string; saver: Saver; onDone: () => void };

function Discard({ ligacao, api, saver, onDone }: DiscardProps) {
  const { discard } = project;
  const navigate = useNavigate();
  const id = useId();
  const [failure, setFailure] = useState<string>();

  async function throwAway() {
    await saver.flush();
    const answer = await post(`${api}/projeto`, '', { method: 'DELETE' });
    if (answer?.status !== 200 && answer?.status !== 404) return setFailure(discard.failure);
    onDone();
    await navigate(`/desafio/${ligacao}`);
  }

  return (
    <details>
      <summary className="link w-fit cursor-pointer py-1 font-bold">{discard.title}</summary>
      <p id={id} className="mt-3">
        {discard.text}
      </p>
      <button type="button" className="button button-plain mt-4" aria-describedby={id} onClick={() => void throwAway()}>
        {discard.button}
      </button>
      <p role="alert" className={failure && 'mt-3 font-bold text-sentir-deep'}>
        {failure}
      </p>
    </details>
  );
}

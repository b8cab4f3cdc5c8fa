import { Alert, Button, Snackbar } from '@mui/material';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { unsavedWork } from '../session/unsaved-work.js';

/** A page that was reloaded less than this ago is not reloaded again: if code is still missing, that would not help. */
const JUST_MS = 60_000;
/** How long the page waits for what usually takes an instant, rather than for ever. */
const PATIENCE_MS = 5_000;
/** The time at which the scripts started. Counting from here leaves out the loading, which is long on a slow line. */
const startedAt = performance.now();

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

interface PartOptions<Props extends object> {
  readonly waiting?: (props: Props) => ReactNode;
  /** Whether something typed would be lost with the page. */
  readonly isTyped?: () => boolean;
  /** Whether its code is fetched once somebody touches the page or types: when it is needed, the server may be gone. */
  readonly isFetchedAhead?: boolean;
}

/**
 * A part of the page in a chunk of its own. Where its code is gone though the server answers, the page is from before an
 * upgrade: it is loaded anew, once, or says so in place of the part where something typed would be lost. Where the
 * server does not answer, that is said in place of the part, but a whole screen has a page of its own for it.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting = () => null, isTyped, isFetchedAhead = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  const Unreached = (props: Props) => <UnreachedPart load={load} props={props} />;
  const Part = lazyCode(load, Unreached, isTyped);
  for (const event of isFetchedAhead ? ['pointerdown', 'keydown', 'input'] : [])
    window.addEventListener(event, () => void fetchCode(load), { once: true });
  return (props) => (
    <Suspense fallback={waiting(props)}>
      <Part {...props} />
    </Suspense>
  );
}

/** The code that is here. It is shown at once: where anything stands in for it, React leaves that for 300 ms at least. */
const fetched = new WeakMap<object, unknown>();

const BRIEFLY_MS = 300;

/** Waits for code that is fetched, but no longer than it takes to notice. */
export async function briefly(fetching: Promise<void>): Promise<void> {
  await Promise.race([fetching, new Promise((resolve) => setTimeout(resolve, BRIEFLY_MS))]);
}

/** Fetches code ahead. Where it can't be fetched, that is said when it is to be shown. */
export async function fetchCode<Props extends object>(load: Load<Props>): Promise<void> {
  const { default: code } = await load().catch(() => ({ default: undefined }));
  if (code !== undefined) fetched.set(load, code);
}

function lazyCode<Props extends object>(
  load: Load<Props>,
  Unreached?: ComponentType<Props>,
  isTyped = () => unsavedWork.isThere(),
): ComponentType<Props> {
  const Lazy: ComponentType<Props> = lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (!(await serverAnswers())) {
        if (Unreached === undefined) throw error;
        return { default: Unreached };
      }
      if (!isTyped() && !wasJustLoadedAnew()) {
        location.reload();
        // The page is usually gone before that; one that stays, because leaving it was refused or failed, says so.
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      }
      return { default: OutdatedNotice };
    }
  }) as unknown as ComponentType<Props>;
  return (props) => {
    // the same while it is shown: another would begin anew, and what is typed in it be lost
    const [Code] = useState(() => (fetched.get(load) as ComponentType<Props> | undefined) ?? Lazy);
    return <Code {...props} />;
  };
}

/** Asked by a picture: the content policy lets the page fetch from the API alone. */
const serverAnswers = () =>
  new Promise<boolean>((resolve) => {
    const sign = new Image();
    sign.addEventListener('load', () => resolve(true));
    sign.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), PATIENCE_MS);
    sign.src = `/favicon.svg?${Date.now()}`;
  });

function wasJustLoadedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    visit instanceof PerformanceNavigationTiming && visit.type === 'reload' && performance.now() - startedAt < JUST_MS
  );
}

const OutdatedNotice = () => (
  <Notice label="Recarregar" onAct={() => location.reload()}>
    O painel foi atualizado entretanto. Recarregue a página; se escreveu alguma coisa, guarde-a antes.
  </Notice>
);

function UnreachedPart<Props extends object>({ load, props }: { readonly load: Load<Props>; readonly props: Props }) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const tryAgain = async (): Promise<void> => {
    await fetchCode(load);
    setPart(() => fetched.get(load) as ComponentType<Props> | undefined);
  };
  if (Part !== undefined) return <Part {...props} />;
  return (
    <Notice label="Tentar novamente" onAct={() => void tryAgain()}>
      Não foi possível abrir isto. Verifique a ligação à Internet e tente novamente.
    </Notice>
  );
}

interface NoticeProps {
  readonly label: string;
  readonly onAct: () => void;
  readonly children: string;
}

function Notice({ label, onAct, children }: NoticeProps) {
  return (
    <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={onAct}>
            {label}
          </Button>
        }
      >
        {children}
      </Alert>
    </Snackbar>
  );
}

/** A screen in a chunk of its own: a descriptor must not pull its screens into the first load. */
export function lazyScreen(load: LoadScreen) {
  return Object.assign(lazyCode(load), { preload: () => fetchCode(load) });
}

export type LoadScreen = Load<object>;

export type LazyScreen = ReturnType<typeof lazyScreen>;

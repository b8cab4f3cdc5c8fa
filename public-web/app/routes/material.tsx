import { data, useRevalidator } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { EnquirySection } from '~/components/enquiry-section';
import { ListNotice } from '~/components/list-notice';
import { MaterialCard } from '~/components/material-card';
import { PageTop } from '~/components/page-top';
import { SampleNote } from '~/components/sample-note';
import { Spinner } from '~/components/spinner';
import { materials } from '~/content/materials';
import { readList } from '~/lib/api/api.server';
import { hasSample } from '~/lib/records/has-sample';
import { formattedText } from '~/lib/words/formatted-text.server';
import type { Material, ShownMaterial } from '~/lib/records/material';
import type { Route } from './+types/material';
import { material } from '@contract/pages/material';
import { useWords } from '~/lib/words/use-words';

export async function loader() {
  // Without the list the form still serves, so the page stays and says what is missing.
  const list = await readList<Material>('/materialpost').then(
    (rows) => rows.map(shown),
    () => null,
  );
  return data({ list }, { status: list ? 200 : 503 });
}

function shown({ id, titulo, img, download, exemplo, texto, imagens }: Material): ShownMaterial {
  return { id, titulo, img, download, exemplo, blocks: formattedText(texto).blocks, ...(imagens && { imagens }) };
}

/** Asked for from a page that is open, the list may fail on the way here too; what is typed in the form stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ list: null }));
}

export default function MaterialPage({ loaderData: { list } }: Route.ComponentProps) {
  const words = useWords(material);
  const { revalidate, state } = useRevalidator();
  const loading = state === 'loading';
  const isSample = hasSample(list);
  return (
    <>
      <PageTop texts={{ title: materials.title, ...words }} colour="partilhar" picture="reports" isSample={isSample}>
        {isSample && <SampleNote />}
      </PageTop>
      <div className="page section grid gap-(--section-space)">
        <section aria-labelledby="descarregar" aria-busy={loading}>
          <h2 id="descarregar" className="mb-7 text-section">
            {words.listTitle}
          </h2>
          {loading && <Spinner label={materials.loading} />}
          {!loading && list === null && (
            <ListNotice text={materials.failure} retry={materials.retry} onRetry={() => void revalidate()} />
          )}
          {!loading && list?.length === 0 && <EmptyNote>{materials.empty}</EmptyNote>}
          {!loading && (
            <ul className="card-rows [--columns:1] md:[--columns:2] lg:[--columns:3]">
              {list?.map((one) => (
                <li key={one.id} className="cut-large flex justify-center bg-paper-deep px-3 py-7">
                  <MaterialCard material={one} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <EnquirySection title={words.formTitle} lead={words.formLead} form={materials.form} />
      </div>
    </>
  );
}

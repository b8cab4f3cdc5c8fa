import { data } from 'react-router';
import { EmptyNote } from '~/components/empty-note';
import { Form } from '~/components/forms/form';
import { MaterialCard } from '~/components/material-card';
import { PageTop } from '~/components/page-top';
import { ReloadLink } from '~/components/reload-link';
import { materials } from '~/content/materials';
import { readList } from '~/lib/api.server';
import type { Material } from '~/lib/material';
import type { Route } from './+types/material';

export async function loader() {
  // Without the list the form still serves, so the page stays and says what is missing.
  const list = await readList<Material>('/materialpost').catch(() => null);
  return data({ list }, { status: list ? 200 : 503 });
}

export default function MaterialPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <PageTop texts={materials} colour="partilhar" picture="reports" />
      <div className="page section grid gap-(--section-space)">
        <section>
          <h2 className="mb-7 text-section">{materials.listTitle}</h2>
          {list === null && (
            <div role="alert" className="cut flex flex-col items-start gap-6 bg-sentir-tint p-7">
              <p className="text-lead font-bold">{materials.failure}</p>
              <ReloadLink>{materials.retry}</ReloadLink>
            </div>
          )}
          {list?.length === 0 && <EmptyNote>{materials.empty}</EmptyNote>}
          <ul className="grid gap-7 md:grid-cols-2 lg:grid-cols-3">
            {list?.map((material) => (
              <li key={material.id}>
                <MaterialCard material={material} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pedir" className="mx-auto w-full max-w-[46rem]">
          <h2 id="pedir" className="text-section">
            {materials.formTitle}
          </h2>
          <p className="mt-3 mb-7">{materials.formLead}</p>
          <Form definition={materials.form} />
        </section>
      </div>
    </>
  );
}

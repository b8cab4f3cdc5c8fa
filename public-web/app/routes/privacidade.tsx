import { privacidade } from '@contract/pages/privacidade';
import { purposesTable } from '@contract/texts/policy-tables';
import { PolicyPage } from '~/components/policy-page';
import { privacyFixed as fixed } from '~/content/policies';
import { policySections } from '~/lib/words/policy.server';
import { wordsOf } from '~/lib/api/published.server';
import type { Route } from './+types/privacidade';

export async function loader() {
  const { sections, purposes, ...texts } = await wordsOf(privacidade);
  const rows = purposes.map(({ purpose, data, basis }) => [purpose, data, basis]);
  return { texts, sections: await policySections(sections, { finalidades: { ...purposesTable, rows } }) };
}

export default function Privacidade({ loaderData: { texts, sections } }: Route.ComponentProps) {
  return <PolicyPage texts={{ title: fixed.title, ...texts }} sections={sections} />;
}

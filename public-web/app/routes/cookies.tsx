import { cookies } from '@contract/pages/cookies';
import { PolicyPage } from '~/components/policy-page';
import { cookiesFixed as fixed } from '~/content/policies';
import { policySections } from '~/lib/words/policy.server';
import { wordsOf } from '~/lib/api/published.server';
import type { Route } from './+types/cookies';

export async function loader() {
  const { sections, ...texts } = await wordsOf(cookies);
  return { texts, sections: await policySections(sections) };
}

export default function Cookies({ loaderData: { texts, sections } }: Route.ComponentProps) {
  return <PolicyPage texts={{ title: fixed.title, ...texts }} sections={sections} />;
}

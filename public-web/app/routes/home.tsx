import { inicio } from '@contract/pages/inicio';
import { data, useLocation } from 'react-router';
import { HomeDifference } from '~/components/home/home-difference';
import { HomeHero } from '~/components/home/home-hero';
import { HomeImpact } from '~/components/home/home-impact';
import { HomeMission } from '~/components/home/home-mission';
import { HomeNews } from '~/components/home/home-news';
import { HomeStory } from '~/components/home/home-story';
import { OrganizationJsonLd } from '~/components/organization-json-ld';
import { PageMeta } from '~/components/page-meta';
import { home } from '~/content/home';
import { news } from '~/lib/api/news.server';
import { asLoaded, NOT_KEPT } from '~/lib/api/not-kept.server';
import { useAssociation, useWords } from '~/lib/words/use-words';
import type { Route } from './+types/home';

export async function loader() {
  const { isWhole, ...found } = await news();
  return data(found, isWhole ? undefined : NOT_KEPT);
}

export const headers = asLoaded;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { name, description } = useAssociation();
  const words = useWords(inicio);
  const about = useLocation().pathname !== '/';
  return (
    <>
      <PageMeta title={about ? home.aboutTitle : name} description={about ? words.about.description : description} />
      <OrganizationJsonLd />
      <HomeHero />
      <HomeMission />
      <HomeDifference />
      <HomeStory />
      <HomeImpact />
      <HomeNews {...loaderData} />
    </>
  );
}

import { inicio } from '@contract/pages/inicio';
import { useLocation } from 'react-router';
import { HomeDifference } from '~/components/home/home-difference';
import { HomeHero } from '~/components/home/home-hero';
import { HomeImpact } from '~/components/home/home-impact';
import { HomeMission } from '~/components/home/home-mission';
import { HomeNews } from '~/components/home/home-news';
import { OrganizationJsonLd } from '~/components/organization-json-ld';
import { PageMeta } from '~/components/page-meta';
import { home } from '~/content/home';
import { useAssociation, useWords } from '~/lib/use-words';

export default function Home() {
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
      <HomeImpact />
      <HomeNews />
    </>
  );
}

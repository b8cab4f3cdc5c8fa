import { useLocation } from 'react-router';
import { HomeDifference } from '~/components/home/home-difference';
import { HomeHero } from '~/components/home/home-hero';
import { HomeImpact } from '~/components/home/home-impact';
import { HomeMission } from '~/components/home/home-mission';
import { HomeNews } from '~/components/home/home-news';
import { OrganizationJsonLd } from '~/components/organization-json-ld';
import { PageMeta } from '~/components/page-meta';
import { home } from '~/content/home';
import { site } from '~/content/site';

export default function Home() {
  const about = useLocation().pathname !== '/';
  return (
    <>
      <PageMeta
        title={about ? home.about.title : site.name}
        description={about ? home.about.description : site.description}
      />
      <OrganizationJsonLd />
      <HomeHero />
      <HomeMission />
      <HomeDifference />
      <HomeImpact />
      <HomeNews />
    </>
  );
}

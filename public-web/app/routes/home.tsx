import { HomeDifference } from '~/components/home/home-difference';
import { HomeHero } from '~/components/home/home-hero';
import { HomeImpact } from '~/components/home/home-impact';
import { HomeMission } from '~/components/home/home-mission';
import { HomeNews } from '~/components/home/home-news';
import { OrganizationJsonLd } from '~/components/organization-json-ld';
import { PageMeta } from '~/components/page-meta';
import { site } from '~/content/site';

export default function Home() {
  return (
    <>
      <PageMeta title={site.name} description={site.description} canonicalPath="/" />
      <OrganizationJsonLd />
      <HomeHero />
      <HomeMission />
      <HomeDifference />
      <HomeImpact />
      <HomeNews />
    </>
  );
}

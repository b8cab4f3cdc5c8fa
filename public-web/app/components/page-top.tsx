import type { ComponentProps } from 'react';
import type { PageTopTexts } from '~/content/types/page';
import { PageHero } from './page-hero';
import { PageMeta } from './page-meta';

type Props = Pick<ComponentProps<typeof PageHero>, 'colour' | 'picture' | 'trail' | 'children'> & {
  texts: PageTopTexts;
  noIndex?: boolean;
  /** Shows content that only stands in for the association's own. */
  isSample?: boolean;
};

/** The head of an inner page, for people and for search engines. */
export function PageTop({ texts, noIndex, isSample, ...hero }: Props) {
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} noIndex={noIndex} isSample={isSample} />
      <PageHero title={texts.title} lead={texts.lead} image={texts.image} {...hero} />
    </>
  );
}

import type { ComponentProps } from 'react';
import { webAddress } from '@contract/link-address';
import { useRootData } from '~/lib/pages/root-data';
import { saidOfPicture } from '~/lib/records/said-of-picture';
import type { PageTopTexts } from '~/content/types/page';
import { PageHero } from './page-hero';
import { PageMeta } from './page-meta';

type Props = Pick<ComponentProps<typeof PageHero>, 'colour' | 'picture' | 'trail' | 'children'> & {
  texts: PageTopTexts;
  /** For link previews, the picture of a page whose head shows a drawing. */
  cover?: Pick<ComponentProps<typeof PageMeta>, 'image' | 'imageAlt'>;
  /** Shows content that only stands in for the association's own. */
  isSample?: boolean;
};

/** The head of an inner page, for people and for search engines. */
export function PageTop({ texts, cover, isSample, ...hero }: Props) {
  const { images } = useRootData();
  return (
    <>
      <PageMeta
        title={texts.title}
        description={texts.description}
        image={webAddress(texts.image)}
        imageAlt={saidOfPicture(images, texts.image)?.alt ?? undefined}
        isSample={isSample}
        {...cover}
      />
      <PageHero title={texts.title} lead={texts.lead} image={texts.image} {...hero} />
    </>
  );
}

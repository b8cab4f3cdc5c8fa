import { webAddress } from '@contract/link-address';
import type { salaDeImprensa } from '@contract/pages/sala-de-imprensa';
import type { Words } from '@contract/pages/field';
import { Photo } from '~/components/photo';
import { photoTexts } from '~/content/photo';
import { press } from '~/content/press';
import { useRootData } from '~/lib/pages/root-data';
import { saidOfPicture } from '~/lib/records/said-of-picture';

type Props = Words<(typeof salaDeImprensa)['fields']>['photos'];

/** Photographs for the press, whole and with who took them. */
export function PressPhotos({ lead, items }: Props) {
  const { images } = useRootData();
  const photos = items.filter(({ image }) => webAddress(image) !== undefined);
  if (photos.length === 0) return null;
  return (
    <section>
      <h2 className="text-section">{press.room.photos}</h2>
      <p className="mt-3 text-lead">{lead}</p>
      <ul className="mt-6 grid gap-7 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ image, caption, credit: written }) => {
          const credit = written || saidOfPicture(images, image)?.credito;
          return (
            <li key={image}>
              <figure className="sheet h-full overflow-hidden">
                <Photo
                  src={image}
                  alt=""
                  hasCredit={false}
                  sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
                  className="aspect-4/3"
                />
                <figcaption className="p-6">
                  {caption}
                  {credit && (
                    <span className="mt-1 block text-small">
                      {photoTexts.credit} {credit}
                    </span>
                  )}
                  <a href={image} download className="link mt-2 inline-block py-1">
                    {press.room.download}
                    <span className="sr-only"> {caption}</span>
                  </a>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { materials } from '~/content/materials';
import type { ShownMaterial } from '~/lib/records/material';
import { webAddress } from '@contract/link-address';
import { ExternalLink } from './external-link';
import { FormattedText } from './formatted-text';
import { Photo } from './photo';

/** A material with its picture, its text and its link. */
export function MaterialCard({ material: { titulo, blocks, img, download, imagens } }: { material: ShownMaterial }) {
  const address = webAddress(download);
  return (
    <article className="sheet flex h-full min-h-[400px] w-full max-w-[300px] flex-col overflow-hidden">
      <Photo src={img} images={imagens} alt="" sizes="300px" className="h-40 shrink-0" />
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-title">{titulo}</h3>
        <div className="mt-2 text-small wrap-anywhere">
          <FormattedText blocks={blocks} top={4} images={imagens} />
        </div>
        {address && (
          <div className="mt-auto pt-3">
            <ExternalLink href={address} className="button w-full">
              {materials.download}
              <span className="sr-only">: {titulo}</span>
            </ExternalLink>
          </div>
        )}
      </div>
    </article>
  );
}

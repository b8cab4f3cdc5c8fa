import { saidOfPicture, type SaidOfPictures } from './said-of-picture';
import { webAddress } from '@contract/link-address';

/** A record's picture for search engines: its address or, where something is said of it, that too. */
export function pictureFacts(address: string | null | undefined, images: SaidOfPictures) {
  const url = webAddress(address);
  const said = saidOfPicture(images, address);
  if (!url || (!said?.alt && !said?.credito)) return url;
  return { '@type': 'ImageObject', url, caption: said.alt ?? undefined, creditText: said.credito ?? undefined };
}

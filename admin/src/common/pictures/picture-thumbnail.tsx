import { Thumbnail, type ThumbnailProps } from '../images/thumbnail.js';
import { isHidden } from './picture-words.js';
import { storedNameOf, useFotografiaAsked } from './use-fotografia.js';

/** A small picture: one of ours that visitors do not see is not asked for as they would. */
export function PictureThumbnail(props: ThumbnailProps) {
  const nome = storedNameOf(props.url ?? '');
  return nome === null ? <Thumbnail {...props} /> : <OwnThumbnail nome={nome} {...props} />;
}

function OwnThumbnail({ nome, ...props }: ThumbnailProps & { readonly nome: string }) {
  const { fotografia, isPending } = useFotografiaAsked(nome);
  if (isPending) return <Thumbnail {...props} url={null} alt="" />;
  return <Thumbnail {...props} isHidden={isHidden(fotografia)} />;
}

import { type PictureName, pictureSizes } from './picture-sizes';

type Props = { name: PictureName; className?: string; first?: boolean };

/** An illustration of cut paper; it decorates, so readers of the page by ear skip it. */
export function Collage({ name, className = '', first = false }: Props) {
  const [width, height] = pictureSizes[name];
  return (
    <img
      src={`/art/${name}.svg`}
      width={width}
      height={height}
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className={className}
    />
  );
}

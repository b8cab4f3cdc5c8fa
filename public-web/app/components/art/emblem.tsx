import type { EmblemOf } from '~/content/types/emblem';

type Props = EmblemOf & { className?: string };

/** One ink shape on a coloured disc; a decoration. */
export function Emblem({ shape, colour, className = '' }: Props) {
  return (
    <img
      src={`/art/emblem-${shape}-${colour}.svg`}
      width={220}
      height={220}
      alt=""
      loading="lazy"
      className={className}
    />
  );
}

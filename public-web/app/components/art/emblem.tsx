import type { Step } from '~/lib/step-classes';

type Props = {
  shape:
    'heart' | 'sprout' | 'house' | 'book' | 'sun' | 'hand' | 'bird' | 'bulb' | 'trophy' | 'megaphone' | 'star' | 'eye';
  colour: Step;
  className?: string;
};

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

import { useState } from 'react';
import type { Parceiro } from '~/lib/records/parceiro';
import { useRootData } from '~/lib/pages/root-data';
import { altOf, saidOfPicture } from '~/lib/records/said-of-picture';
import { webAddress } from '@contract/link-address';
import { Emblem } from './art/emblem';

type Props = {
  partner: Parceiro;
  className: string;
  /** Beside no other picture of it: its alternative text is said. */
  isAlone?: boolean;
};

/** A partner's logo whole, in a square; a drawing of ours where there is none or it does not load. */
export function PartnerLogo({ partner: { logo, logoAlt, forma, cor, imagens }, className, isAlone = false }: Props) {
  const { apiUrl } = useRootData();
  const [isBroken, setBroken] = useState(false);
  const url = webAddress(logo);
  if (!url || isBroken) return <Emblem shape={forma} colour={cor} className={className} />;
  const isOurs = url.startsWith(`${apiUrl}/uploads/`);
  return (
    <img
      src={isOurs ? `${url}?w=320` : url}
      width={220}
      height={220}
      alt={isAlone ? altOf(saidOfPicture(imagens, logo), { written: logoAlt, otherwise: '' }) : ''}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={`aspect-square object-contain ${className}`}
    />
  );
}

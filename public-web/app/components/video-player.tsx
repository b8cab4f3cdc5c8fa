import { useState } from 'react';
import { playerUrl } from '@contract/formatted-text';
import { consentTexts } from '~/content/consent';
import { useConsent } from '~/lib/browser/consent';
import { useHydrated } from '~/lib/browser/use-hydrated';
import { webAddress } from '@contract/link-address';
import { Collage } from './art/collage';
import { ExternalLink } from './external-link';
import { PlaySign } from './play-sign';

type Props = { url: string | null | undefined; label: string; title: string };

const FACE =
  'group relative flex h-full w-full cursor-pointer items-center justify-center bg-partilhar-tint p-3 -outline-offset-8';

/**
 * A video that waits behind a button of ours: its host sets cookies, so nothing is asked of it before the click.
 * Without JavaScript the button is a link to the video.
 */
export function VideoPlayer({ url, label, title }: Props) {
  const [playing, setPlaying] = useState(false);
  const hydrated = useHydrated();
  const { consent } = useConsent();
  const address = webAddress(url);
  if (!address) return null;
  const player = playerUrl(address);
  if (!player) {
    return (
      <p className="mt-8">
        <ExternalLink href={address} className="button button-plain">
          {label}
        </ExternalLink>
      </p>
    );
  }
  const face = (
    <>
      <Collage name="audience" className="absolute inset-0 h-full w-full" />
      <span className="cut lift relative flex items-center gap-3 bg-paper py-2.5 pr-5 pl-3 text-left sm:gap-4 sm:py-3.5 sm:pr-7 sm:pl-4">
        <PlaySign />
        <span className="min-w-0">
          <span className="block font-display text-title">{label}</span>
          {!consent?.marketing && (
            <span className="block max-w-64 text-small leading-snug">{consentTexts.videoNote}</span>
          )}
        </span>
      </span>
    </>
  );
  return (
    <div className="cut-large mt-8 lift aspect-video overflow-hidden print:hidden">
      {playing ? (
        <iframe
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          className="h-full w-full bg-ink"
        />
      ) : hydrated ? (
        <button type="button" onClick={() => setPlaying(true)} className={FACE}>
          {face}
        </button>
      ) : (
        <ExternalLink href={address} className={FACE}>
          {face}
        </ExternalLink>
      )}
    </div>
  );
}

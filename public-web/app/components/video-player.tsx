import { useState } from 'react';
import { consentTexts } from '~/content/consent';
import { useConsent } from '~/lib/consent';
import { playerUrl } from '~/lib/player-url';
import { useHydrated } from '~/lib/use-hydrated';
import { webUrl } from '~/lib/web-url';
import { ExternalLink } from './external-link';
import { PlaySign } from './play-sign';

type Props = { url: string | null | undefined; label: string; title: string };

const FACE =
  'flex h-full w-full cursor-pointer flex-col items-center justify-center gap-4 font-display text-title font-bold -outline-offset-8';

/**
 * A video that waits behind a button of ours: its host sets cookies, so nothing is asked of it before the click.
 * Without JavaScript the button is a link to the video.
 */
export function VideoPlayer({ url, label, title }: Props) {
  const [playing, setPlaying] = useState(false);
  const hydrated = useHydrated();
  const { consent } = useConsent();
  const address = webUrl(url);
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
      <PlaySign />
      {label}
      {!consent?.marketing && <span className="px-4 font-text text-small font-normal">{consentTexts.videoNote}</span>}
    </>
  );
  return (
    <div className="cut-large mt-8 aspect-video overflow-hidden bg-ink text-paper on-ink print:hidden">
      {playing ? (
        <iframe
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          className="h-full w-full"
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
